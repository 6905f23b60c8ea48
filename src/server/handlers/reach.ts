import { networkInterfaces } from 'node:os';
import { ok } from '../../core/result.ts';
import { nearbyFor } from '../reach.ts';
import type { Handler } from './call.ts';

export const reach: Handler<'reach'> = async (call) => ok({ addresses: nearbyFor(call, networkInterfaces()) });
