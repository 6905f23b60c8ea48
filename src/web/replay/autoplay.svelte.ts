/** How long a moment of a replay is seen, in milliseconds. */
export const paces = { slow: 2600, usual: 1400, fast: 450 } as const;
export type Pace = keyof typeof paces;

/** Goes through a replay by itself. */
export class Autoplay {
  isOn = $state(false);
  pace = $state<Pace>('usual');
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Goes on by one; false at the end. */
  private readonly next: () => boolean;

  constructor(next: () => boolean) {
    this.next = next;
  }

  start(): void {
    this.isOn = true;
    this.timer = setTimeout(() => {
      if (this.next() && this.isOn) this.start();
      else this.isOn = false;
    }, paces[this.pace]);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.isOn = false;
  }
}
