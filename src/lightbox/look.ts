/** What happens on the stage; shown as its `data-state`. */
export type Phase =
  | 'resting'
  | 'opening'
  | 'closing'
  | 'swiping'
  | 'pulling'
  | 'panning'
  | 'pinching'
  | 'settling';

/** What the viewer's parts must know of the stage. */
export interface Look {
  phase: Phase;
  /** The picture leaves the stage's bounds: on its way from or to its thumbnail, and when it is pulled. */
  lifted: boolean;
  /** Larger than at rest. */
  zoomed: boolean;
}

/** How a viewer begins: what it opens with is on its way from a thumbnail, as a rule. */
export const openingLook: Look = { phase: 'opening', lifted: true, zoomed: false };

/** The look in the next phase: what was lifted stays so until it rests. */
export function lookIn(look: Look, phase: Phase): Look {
  const rises = phase === 'opening' || phase === 'closing' || phase === 'pulling';
  return { ...look, phase, lifted: rises || (look.lifted && phase === 'settling') };
}
