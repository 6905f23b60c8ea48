/** The move that a lesson or a hint points at; null for none. */
let wanted = $state.raw<unknown>(null);

export function setWanted(move: unknown): void {
  wanted = move;
}

/** Marks a piece (`data-wanted`) while it is on the way to the move that is pointed at. */
export function markWanted(node: HTMLElement | SVGElement, leads: (move: unknown) => boolean): void {
  $effect(() => {
    if (wanted !== null && leads(wanted)) node.dataset.wanted = '';
    else delete node.dataset.wanted;
  });
}
