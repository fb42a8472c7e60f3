const statusNames = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
} as const;

/** An answer other than success: an HTTP status, one line that says why, and headers of its own. */
export class Refusal extends Error {
  readonly code: keyof typeof statusNames;
  readonly headers: Record<string, string>;

  constructor(code: keyof typeof statusNames, message: string, headers = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }

  /** The body of the answer, as Google's APIs write it. */
  toJSON() {
    const { code, message } = this;
    return { error: { code, message, status: statusNames[code] } };
  }
}
