/** The name of a version unless the product's name already contains it: '' for 'szałwiowy' of 'Kubek Ania szałwiowy'. */
export function distinctVersionName({ name, versionName }: { name: string; versionName: string }): string {
  return wordsOf(name).includes(wordsOf(versionName)) ? '' : versionName
}

function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `
}
