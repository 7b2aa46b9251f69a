import source from './scripts-last.js?raw'

/** Without what browsers have no use for: it is on every page. */
const script = source.replace(/\s*\/\/ .*$/gm, '').replace(/^\s+/gm, '')

/**
 * The page whose modules are asked for when all that is seen first has been painted: on a slow line they would take half of it from styles,
 * fonts and pictures, and a phone would be busy with them meanwhile (decision 0116). Until then it works as plain links and forms. What
 * was written to load them bears another name and the text stays as it is, so that React finds it and its hash is in the policy.
 * @param mark marks scripts as ours, as `takeMarkedScripts` wants them
 */
export function scriptsLast(html: string, mark: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace(/(<script [^<>]*)type="module"/, '$1type="later"')
    .replace('</body>', () => `<script nonce="${mark}">${script}</script></body>`)
}
