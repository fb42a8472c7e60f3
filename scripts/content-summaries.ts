import type { Plugin, Rolldown } from 'vite';

/** What `src/content/summaries.ts` reads of a project or a skill. */
const kept = new Set(['title', 'description', 'tags', 'year', 'role', 'client']);

/**
 * Leaves these properties alone in a content file that is imported with `?summary`. Bundlers drop an export that
 * nobody uses, but no property, and the other texts are ten times as long.
 */
export function contentSummaries(): Plugin {
  return {
    name: 'content-summaries',
    apply: 'build',
    // When the types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('?summary')) return undefined;
      return { code: summaryOf(code, this.parse(code)), map: null };
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** A module whose exported objects have no other properties than those that are kept; what is no literal stays. */
export function summaryOf(code: string, { body }: Program): string {
  let summary = code;
  // From the end, where positions still hold.
  for (const statement of body.toReversed()) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [{ init } = {}] = statement.declaration.declarations;
    if (init?.type !== 'ObjectExpression') continue;
    const properties = init.properties
      .filter((property) => property.type !== 'Property' || kept.has(nameOf(property.key)))
      .map(({ start, end }) => code.slice(start, end));
    summary = `${summary.slice(0, init.start)}{${properties.join()}}${summary.slice(init.end)}`;
  }
  return summary;
}

function nameOf(key: { type: string; name?: unknown }): string {
  return `${key.name}`;
}
