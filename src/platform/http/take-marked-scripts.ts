/**
 * The scripts in `html` that we wrote ourselves, known by an attribute nonce="<mark>" which is then taken out. The mark is
 * made for one rendering and told to nobody: a script that a description smuggled in cannot bear it, so that its hash never
 * gets into the policy, and without the mark the page is the same each time it is rendered.
 */
export function takeMarkedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script[^<>]* nonce="${mark}"[^<>]*>([^]*?)</script>`, 'g')
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script)
  return { html: html.replaceAll(` nonce="${mark}"`, ''), scripts: scripts.filter(Boolean) }
}
