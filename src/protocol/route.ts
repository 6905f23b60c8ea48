import type * as z from 'zod';

/** What the holder of a session or token may do: each can also do what those before it can. */
export const scopes = ['read', 'play', 'manage'] as const;
export type Scope = (typeof scopes)[number];

export const hasScope = (held: Scope, needed: Scope): boolean => scopes.indexOf(held) >= scopes.indexOf(needed);

/** One request of the HTTP API: the server answers it, the client calls it and the documentation tells it from this alone. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` marks a parameter. */
  readonly path: string;
  readonly about: string;
  /** Whether it needs somebody signed in, as a guest at least. */
  readonly needsPerson: boolean;
  /** What a token must be made for; to read, where it is left out. */
  readonly scope?: Scope;
  /** Whether the sign-in must be a few minutes old at most, for those who have something to sign in with. */
  readonly needsFresh?: true;
  /** Whether it is also for people who are shut out: their data stay theirs. */
  readonly isForBanned?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

export const paramsOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The path with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
