/** Feeds of the bench product: 8 parameters, 2 pictures, a description of about 800 characters; 3 sizes where the format has them. */
const generators = { csv: generateCsv, ceneo: generateCeneo }

export type BenchFeedFormat = keyof typeof generators

/** A feed of `products` products as a stream of chunks of about 64 kB, generated while it is read. */
export async function* feedBytes(format: BenchFeedFormat, products: number): AsyncGenerator<Uint8Array> {
  let piece = ''
  for (const text of generators[format](products)) {
    piece += text
    if (piece.length < 65_536) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

const parameters = ['Materiał', 'Kolor', 'Wysokość', 'Szerokość', 'Pojemność', 'Kraj', 'Kolekcja', 'Pranie']
const paragraph =
  'Toczony na kole, szkliwiony ręcznie i wypalany w temperaturze 1240 °C. Każda sztuka jest trochę inna: szkliwo spływa po swojemu, a krawędź odsłania ziarno gliny. '
const description = `<p>${paragraph.repeat(2)}</p><ul><li>do zmywarki</li><li>do kuchenki mikrofalowej</li></ul><p>${paragraph.repeat(2)}</p>`

function* generateCsv(products: number): Generator<string> {
  const head = 'id;nazwa;kategoria;producent;cena;stan;vat;opis;zdjecia;rozmiar;kod;waga'
  yield `${head};${parameters.map((name) => `parametr:${name}`).join(';')}\n`
  for (let id = 0; id < products; id++) yield csvRows(id)
}

function csvRows(id: number): string {
  const values = parameters.map((_, place) => shadeOf(id, place)).join(';')
  const shared = `Kubek numer ${id};${categoryOf(id).join(' > ')};Pracownia ${id % 40}`
  const pictures = `https://e.pl/${id}-1.jpg|https://e.pl/${id}-2.jpg`
  const row = (size: string, place: number) =>
    `${id};${shared};${priceOf(id + place)};${id % 9};23;${description};${pictures};${size};K-${id}-${size};350;${values}\n`
  return ['S', 'M', 'L'].map(row).join('')
}

function* generateCeneo(products: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<offers>\n'
  for (let id = 0; id < products; id++) yield ceneoOffer(id)
  yield '</offers>\n'
}

function ceneoOffer(id: number): string {
  const attributes = parameters.map((name, place) => `<a name="${name}">${shadeOf(id, place)}</a>`).join('')
  return `<o id="${id}" price="${priceOf(id)}" avail="1" stock="${id % 9}" weight="0.35"><cat>${categoryOf(id).join('/')}</cat>
    <name>Kubek numer ${id}</name><desc><![CDATA[${description}]]></desc>
    <imgs><main url="https://e.pl/${id}-1.jpg"/><i url="https://e.pl/${id}-2.jpg"/></imgs>
    <attrs><a name="Producent">Pracownia ${id % 40}</a>${attributes}</attrs></o>\n`
}

function categoryOf(id: number): string[] {
  return [`Dział ${id % 8}`, `Grupa ${id % 24}`, `Rodzaj ${id % 72}`]
}

function shadeOf(id: number, place: number): string {
  return `wartość ${(id * (place + 3)) % (5 + place * 10)}`
}

function priceOf(id: number): string {
  return `${10 + (id % 500)},${String(id % 100).padStart(2, '0')}`
}
