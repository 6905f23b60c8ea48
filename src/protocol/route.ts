import type * as z from 'zod';

/** One request of the HTTP API: the server answers it, the client calls it and the documentation tells it from this alone. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` marks a parameter. */
  readonly path: string;
  readonly about: string;
  /** Whether it needs somebody signed in, as a guest at least. */
  readonly needsPerson: boolean;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

export const paramsOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The path with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
