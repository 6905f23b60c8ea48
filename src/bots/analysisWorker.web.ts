import '../core/policy.web.ts';
import { replayRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { loadGame } from '../games/registry.web.ts';
import { type AnalysisSettings, type Finding, findOut, type Part } from './analysis.ts';

export interface AnalysisTask {
  readonly game: string;
  readonly record: unknown;
  readonly settings: AnalysisSettings;
  readonly part: Part;
}

/** One of the Web Workers that share an analysis: tells each finding as it comes. It is stopped by ending it. */
async function work({ game, record, settings, part }: AnalysisTask): Promise<void> {
  const loaded = await loadGame(game);
  const match = unwrap(replayRecord(record, () => loaded));
  for (const finding of findOut(match, settings, part)) self.postMessage(finding satisfies Finding);
}

self.onmessage = ({ data }: MessageEvent<AnalysisTask>) => {
  work(data).catch((error: unknown) => self.reportError(error));
};
