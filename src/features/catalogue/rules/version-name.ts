/** The name of a version where the product's own does not say it already: of 'Kubek Ania szałwiowy', 'szałwiowy' nothing is left to say. */
export function distinctVersionName({ name, versionName }: { name: string; versionName: string }): string {
  return wordsOf(name).includes(wordsOf(versionName)) ? '' : versionName
}

function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `
}
