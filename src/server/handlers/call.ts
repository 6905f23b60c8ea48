import type * as z from 'zod';
import { type Refusal, refuse } from '../../core/errors.ts';
import type { Result } from '../../core/result.ts';
import type { RouteAnswer, RouteName, routes } from '../../protocol/routes.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/people.ts';
import type { StoredSession } from '../store/sessions.ts';

type Parsed<Name extends RouteName, Part extends string> =
  (typeof routes)[Name] extends Record<Part, infer Shape>
    ? Shape extends z.ZodType
      ? z.output<Shape>
      : undefined
    : undefined;

/** One request, checked: what a handler knows of it. */
export interface Call<Name extends RouteName> extends Services {
  /** Who asks; there where the route needs somebody. */
  readonly person: (typeof routes)[Name]['needsPerson'] extends true ? Person : Person | null;
  readonly session: StoredSession | null;
  readonly body: Parsed<Name, 'body'>;
  readonly query: Parsed<Name, 'query'>;
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
  /** Ends with the connection of the one who asks, for what takes long. */
  readonly gone: () => AbortSignal;
  /** The origin of the page that asks, or of the server where there is none. */
  readonly origin: string;
  /** What the browser is called. */
  readonly device: string;
  /** What it kept from a sign-in before. */
  readonly deviceMark: string | null;
  /** Lets the browser keep that it has signed in under this name. */
  readonly keepDevice: (handle: string) => Promise<void>;
  /** Gives the browser the secret of its session, or takes it away. */
  readonly setCookie: (secret: string | null) => void;
}

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<Result<RouteAnswer<Name>, Refusal>>;

export const signInAgain: Refusal = { code: 'sign_in_again', message: 'For this you have to sign in again.' };

export const tooOften = refuse('rate_limited', 'That was too often in a short time: wait a little.');
