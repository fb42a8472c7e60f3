/** Comments, strings, and keywords of common languages. */
const marked =
  /((?:#|\/\/) .*|"[^"\n]*"|'[^'\n]*'|\b(?:as|async|await|class|const|def|else|export|final|for|from|function|if|import|in|let|new|return|while|with)\b)/;

function kindOf(text: string): 'string' | 'comment' | 'keyword' {
  if (/^["']/.test(text)) return 'string';
  return /^[#/]/.test(text) ? 'comment' : 'keyword';
}

/** Splits code into tokens. A token without a colour has the kind null. */
export function codeTokens(code: string) {
  // Every second part is a capture.
  return code.split(marked).map((text, index) => ({ text, kind: index % 2 ? kindOf(text) : null }));
}

export type CodeToken = ReturnType<typeof codeTokens>[number];
