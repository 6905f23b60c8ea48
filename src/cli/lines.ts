import { createInterface } from 'node:readline';

/** Questions and answers, line by line; works the same from a keyboard and from a pipe. An answer of null is the end of input. */
export interface Lines {
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openLines(): Lines {
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });
  const waiting: string[] = [];
  let ended = false;
  let answer: ((line: string | null) => void) | null = null;
  reader.on('line', (line) => {
    if (answer === null) waiting.push(line);
    else {
      const give = answer;
      answer = null;
      give(line.trim());
    }
  });
  reader.on('close', () => {
    ended = true;
    answer?.(null);
  });
  return {
    ask(prompt) {
      reader.setPrompt(prompt);
      reader.prompt();
      const next = waiting.shift();
      if (next !== undefined) return Promise.resolve(next.trim());
      if (ended) return Promise.resolve(null);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close: () => reader.close(),
  };
}
