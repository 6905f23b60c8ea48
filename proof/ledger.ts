import type { Command } from '../src/table/command.ts';
import type { Tape } from './storm.ts';

/** A command that somebody sent, and every answer that a server gave to it, whether or not it arrived. */
export interface SentCommand {
  readonly person: string;
  readonly table: string;
  readonly command: Command;
  /** The steps it was acknowledged as. */
  readonly acknowledged: number[];
  readonly refused: string[];
}

/** What a server sent to somebody. */
export interface Heard {
  readonly person: string | null;
  readonly text: string;
}

/** Everything that went over the wire, written down before the storm could touch it. */
export interface Ledger {
  readonly commands: Map<string, SentCommand>;
  readonly heard: Heard[];
  /** How many commands have been acknowledged so far, those twice counted twice. */
  progress(): number;
  /** For one client with its row of connections. */
  tape(person: string | null): Tape;
  /** A command by HTTP, and its answer. */
  request(person: string, table: string, body: string): void;
  answer(person: string | null, body: string | undefined, isOk: boolean, text: string): void;
}

export function newLedger(): Ledger {
  const commands = new Map<string, SentCommand>();
  const heard: Heard[] = [];
  let progress = 0;
  const acknowledge = (sent: SentCommand | undefined, sequence: number): void => {
    progress++;
    sent?.acknowledged.push(sequence);
  };
  const note = (person: string, table: string, key: string, command: Command): void => {
    if (!commands.has(key)) commands.set(key, { person, table, command, acknowledged: [], refused: [] });
  };
  return {
    commands,
    heard,
    progress: () => progress,
    tape: (person) => {
      const keys = new Map<number, string>();
      return {
        sent: (text) => {
          const message = JSON.parse(text);
          if (message.type !== 'do') return;
          keys.set(message.id, message.key);
          note(person ?? '', message.table, message.key, message.command);
        },
        received: (text) => {
          heard.push({ person, text });
          if (text.startsWith('{"type":"update"')) return;
          const message = JSON.parse(text);
          const sent = commands.get(keys.get(message.id) ?? '');
          if (message.type === 'done') acknowledge(sent, message.sequence);
          else if (message.type === 'refused') sent?.refused.push(message.error.code);
        },
      };
    },
    request: (person, table, body) => {
      const { key, command } = JSON.parse(body);
      note(person, table, key, command);
    },
    answer: (person, body, isOk, text) => {
      heard.push({ person, text });
      const sent = body === undefined ? undefined : commands.get(JSON.parse(body).key);
      if (sent === undefined) return;
      const answer = JSON.parse(text);
      if (isOk) acknowledge(sent, answer.sequence);
      else sent.refused.push(answer.error.code);
    },
  };
}
