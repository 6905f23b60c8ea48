import type { Weights } from '../../core/knowledge.ts';

export const weights: Weights | null = null;
