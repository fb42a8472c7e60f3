interface PageParts {
  /** Base path, with both slashes. */
  base: string;
  lang: string;
  /** Path of the prerendered route; `main.tsx` compares it with the current route's path. */
  path: string;
  metadata: string;
  policy: string;
  style: string;
  body: string;
  scripts: string;
}

/** HTML of a page, from parts that are HTML: `metadata`, `style`, `body` and `scripts`. */
export function pageTemplate(parts: PageParts): string {
  const { base, lang, path, metadata, policy, style, body, scripts } = parts;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="dark">
<meta name="format-detection" content="telephone=no">
${metadata}
<link rel="icon" href="${base}favicon.ico" sizes="32x32">
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">
<link rel="manifest" href="${base}manifest.webmanifest">
${style}
</head>
<body>
<div id="root" role="none" data-path="${path}">${body}</div>
${scripts}
</body>
</html>
`;
}
