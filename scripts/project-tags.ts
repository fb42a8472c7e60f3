import type { Plugin } from 'vite';

/**
 * Gives the file of a project that is imported with `?tags` an export of the tags alone: of the whole project,
 * which holds them, the bundle would keep every text.
 */
export function projectTags(): Plugin {
  return {
    name: 'project-tags',
    transform: {
      filter: { id: /\?tags$/ },
      handler(code) {
        // Written in another way, the project is kept, and right as well.
        let tags = 'project.tags';
        for (const node of this.parse(code).body) {
          if (node.type !== 'ExportNamedDeclaration') continue;
          if (node.declaration?.type !== 'VariableDeclaration') continue;
          for (const { id, init } of node.declaration.declarations) {
            if (id.type !== 'Identifier' || id.name !== 'project') continue;
            if (init?.type !== 'ObjectExpression') continue;
            for (const property of init.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
              const { start, end } = property.value;
              if (property.key.name === 'tags') tags = code.slice(start, end);
            }
          }
        }
        return { code: `${code}\nexport const tags = ${tags};`, map: null };
      },
    },
  };
}
