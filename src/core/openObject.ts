import * as z from 'zod';

/** An object whose keys are checked later. It comes through as it is, where `z.record` would silently drop a key called `__proto__`. */
export const openObject = z
  .custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object',
  )
  .meta({ type: 'object' });
