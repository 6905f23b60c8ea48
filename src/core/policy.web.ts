import { config } from 'zod/v4/core';

/** Before any schema is made: no code is made from text, not even to try whether that is allowed. Our pages forbid it. */
config({ jitless: true });
