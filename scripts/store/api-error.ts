const statusOf = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  413: 'INVALID_ARGUMENT',
  503: 'UNAVAILABLE',
} as const;

/** An answer other than success; `code` is the HTTP status, `status` the name that Google gives it. */
export class ApiError extends Error {
  readonly code: keyof typeof statusOf;
  readonly status: string;

  constructor(code: keyof typeof statusOf, message: string, status: string = statusOf[code]) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** The body as Firestore writes it. */
  toJSON() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

/** 400: the request itself is wrong, whatever is stored. */
export function invalid(message: string) {
  return new ApiError(400, message);
}

/** 403: the rules do not allow it. */
export function denied() {
  return new ApiError(403, 'Missing or insufficient permissions.');
}
