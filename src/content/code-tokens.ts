/** Comments, strings, and words that mean the same in most languages. */
const marked =
  /((?:#|\/\/) .*|"[^"\n]*"|'[^'\n]*'|\b(?:as|async|await|class|const|def|else|export|final|for|from|function|if|import|in|let|new|return|while|with)\b)/;

function kindOf(text: string): 'string' | 'comment' | 'keyword' {
  if (/^["']/.test(text)) return 'string';
  return /^[#/]/.test(text) ? 'comment' : 'keyword';
}

/** Code in parts, of which some have a colour. */
export function codeTokens(code: string) {
  // Every second part is what the expression captures.
  return code.split(marked).map((text, index) => ({ text, kind: index % 2 ? kindOf(text) : null }));
}

export type CodeToken = ReturnType<typeof codeTokens>[number];
