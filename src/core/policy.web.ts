/**
 * Before any schema is made: no code is made from text, not even to try whether that is allowed. Our pages forbid it. Set where zod looks for
 * its settings, since the first screen needs nothing else of zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
