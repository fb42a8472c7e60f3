const statusNames = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  503: 'UNAVAILABLE',
} as const;

/** An answer other than success: an HTTP status and one line that says why. */
export class Refusal extends Error {
  readonly code: keyof typeof statusNames;

  constructor(code: keyof typeof statusNames, message: string) {
    super(message);
    this.code = code;
  }

  /** The body of the answer, as Google's APIs write it. */
  toJSON() {
    const { code, message } = this;
    return { error: { code, message, status: statusNames[code] } };
  }
}
