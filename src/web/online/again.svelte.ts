import type { Refusal } from '../../core/errors.ts';
import type { Result } from '../../core/result.ts';

/** Whether somebody is being asked to sign in again; told how it went. */
export const again: { ask: ((hasSignedIn: boolean) => void) | null } = $state({ ask: null });

/** Does something that may need a fresh sign-in: asks for it, and goes on. */
export async function managed<T>(act: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
  const answer = await act();
  if (answer.ok || answer.error.code !== 'sign_in_again') return answer;
  const hasSignedIn = await new Promise<boolean>((resolve) => {
    again.ask = resolve;
  });
  again.ask = null;
  return hasSignedIn ? act() : answer;
}
