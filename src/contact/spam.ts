import { leastFillTime } from '#src/config/specification.ts';

/** How a form was filled. */
interface Filling {
  /** Text of the field that no person can reach. */
  trap: string;
  /** ms from the form's appearance to the send. */
  time: number;
  /** Whether the form appeared with a draft: that was written before, so the time says nothing. */
  hadDraft: boolean;
}

/**
 * Whether a script filled the form. In doubt it was a person: a clock that stands still, jumps back or answers
 * with no number, as some privacy extensions make it do, proves nothing.
 */
export function isSpam({ trap, time, hadDraft }: Filling): boolean {
  return trap !== '' || (!hadDraft && time > 0 && time < leastFillTime);
}
