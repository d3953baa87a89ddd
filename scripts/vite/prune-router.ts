import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what nobody imports from react-router: links, forms and lists of routes are wrapped by React
 * when their module loads, which looks like an effect, and a name is written on each afterwards. 7 KB of the first visit.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'prune-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
