interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: PromiseWithResolvers<Answer>;
}

/** Asks for all that is wanted in one turn of the event loop by one question, at most so many at once; the answers come in the order of what was asked. */
export function newTogether<Asked, Answer>(
  most: number,
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  const ask = async (): Promise<void> => {
    const group = waiting.splice(0, most);
    if (waiting.length > 0) void ask();
    try {
      const answers = await askAll(group.map(({ asked }) => asked));
      for (const [i, { answer }] of group.entries()) answer.resolve(answers[i] as Answer);
    } catch (error) {
      for (const { answer } of group) answer.reject(error);
    }
  };
  return (asked) => {
    if (waiting.length === 0) setImmediate(() => void ask());
    const answer = Promise.withResolvers<Answer>();
    waiting.push({ asked, answer });
    return answer.promise;
  };
}
