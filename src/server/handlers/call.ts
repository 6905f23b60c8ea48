import type * as z from 'zod';
import type { ErrorCode, Refusal } from '../../core/errors.ts';
import { fail, type Result } from '../../core/result.ts';
import type { RouteAnswer, RouteName, routes } from '../../protocol/routes.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/people.ts';

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
  readonly sessionHash: string | null;
  readonly body: Parsed<Name, 'body'>;
  readonly query: Parsed<Name, 'query'>;
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
  /** The origin of the page that asks, or of the server where there is none. */
  readonly origin: string;
  /** Gives the browser the secret of its session, or takes it away. */
  readonly setCookie: (secret: string | null) => void;
}

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<Result<RouteAnswer<Name>, Refusal>>;

export const refuse = (code: ErrorCode, message: string): Result<never, Refusal> => fail({ code, message });

export const tooOften = refuse('rate_limited', 'That was too often in a short time: wait a little.');
