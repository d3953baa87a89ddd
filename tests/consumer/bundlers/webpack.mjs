/** Bundles the scripts of a folder as its owner would by webpack: `node webpack.mjs ENTRY OUT`. */
import webpack from 'webpack';

const [entry, path] = process.argv.slice(2);
if (!entry || !path) throw new Error('Write: node webpack.mjs ENTRY OUT');
const output = { path, filename: 'host-app.js', publicPath: '/' };
webpack({ mode: 'production', devtool: false, entry, output }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
});
