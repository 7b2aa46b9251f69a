/** Line drawings for labels, each in a square of 100. */
const line = (d) => `<path d="${d}" />`
const ring = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" />`
const turned = (x, y, angle, inner) => `<g transform="translate(${x} ${y}) rotate(${angle})">${inner}</g>`
const around = (count, inner, from = 0) => Array.from({ length: count }, (_, place) => `<g transform="rotate(${from + (360 * place) / count})">${inner}</g>`).join('')
/** A leaf with its rib, growing upwards from its stalk. */
const leaf = (x, y, angle, long, wide = long * 0.24) =>
  turned(x, y, angle, line(`M0 0 C${-wide * 1.5} ${-long * 0.3} ${-wide} ${-long * 0.75} 0 ${-long} C${wide} ${-long * 0.75} ${wide * 1.5} ${-long * 0.3} 0 0 M0 0 V${-long * 0.7}`))
const petal = (from, to, wide) => line(`M0 ${-from} C${-wide * 1.6} ${-from - (to - from) * 0.5} ${-wide} ${-to} 0 ${-to} C${wide} ${-to} ${wide * 1.6} ${-from - (to - from) * 0.5} 0 ${-from}`)
const flower = (x, y, size, count = 5, wide = 0.3) => turned(x, y, 0, ring(0, 0, size * 0.2) + around(count, petal(size * 0.22, size, size * wide)))
const berry = (x, y, r) => ring(x, y, r) + line(`M${x - r * 0.3} ${y + r * 0.55} h${r * 0.6}`)
const hexagon = (x, y, r) => line(`M${[0, 1, 2, 3, 4, 5].map((place) => `${x + r * Math.sin((place * Math.PI) / 3)} ${y - r * Math.cos((place * Math.PI) / 3)}`).join('L')}Z`)

export const ornaments = {
  tea: line('M50 96 C50 78 50 62 50 50') + leaf(50, 52, 0, 48, 9) + leaf(50, 66, -52, 50) + leaf(50, 66, 52, 50),
  sun: ring(50, 50, 20) + turned(50, 50, 0, around(12, line('M0 -30 V-44'))),
  citrus: ring(50, 50, 44) + ring(50, 50, 36) + turned(50, 50, 0, around(8, line('M0 -5 C-9 -14 -11 -26 -8 -31 C-3 -33 3 -33 8 -31 C11 -26 9 -14 0 -5'))),
  smoke: [26, 50, 74].map((x, place) => line(`M${x} 94 C${x - 18} ${78 - place * 3} ${x + 18} 62 ${x} 46 C${x - 14} 32 ${x + 12} 22 ${x} ${6 + place * 4}`)).join(''),
  grass: [-52, -34, -17, 0, 17, 34, 52].map((angle) => turned(50, 94, angle, line(`M0 0 C-6 -30 -5 -60 ${angle / 6} ${-88 + Math.abs(angle) / 4} C5 -60 6 -30 0 0`))).join(''),
  rice: line('M44 96 C46 70 48 46 62 12') + [0, 1, 2, 3, 4].map((place) => leaf(45 + place * 3.2, 78 - place * 14, -34, 20, 6) + leaf(45 + place * 3.2, 78 - place * 14, 56, 20, 6)).join(''),
  blossom: flower(50, 50, 46, 5, 0.34),
  peony: turned(50, 46, 0, around(8, petal(10, 42, 13)) + around(5, petal(5, 24, 9), 20)) + line('M50 88 V98'),
  mountain: line('M4 84 L36 28 L52 54 L64 38 L96 84') + line('M14 94 H86 M2 72 H22 M40 66 H60 M78 72 H98'),
  chestnut: line('M50 14 C30 22 12 42 14 62 C18 82 36 86 50 86 C64 86 82 82 86 62 C88 42 70 22 50 14 Z M18 70 C38 60 62 60 82 70'),
  mint: line('M50 98 V20') + leaf(50, 26, 0, 24, 7) + [36, 56, 78].map((y, place) => leaf(50, y, -62, 30 + place * 6) + leaf(50, y, 62, 30 + place * 6)).join(''),
  linden: line('M40 6 C44 30 54 46 54 62 M54 62 L34 80 M54 62 L56 86 M54 62 L78 78') + leaf(44, 26, 118, 54, 13) + ring(32, 84, 7) + ring(57, 92, 7) + ring(82, 82, 7) + leaf(42, 18, -120, 36, 9),
  moon: line('M62 8 C34 12 18 34 22 58 C26 82 52 96 78 84 C56 78 44 62 46 42 C47 28 52 16 62 8 Z') + turned(80, 32, 0, around(4, line('M0 -4 V-13'))) + turned(68, 58, 45, around(4, line('M0 -3 V-8'))),
  daisies: flower(28, 38, 19, 9, 0.15) + flower(66, 26, 22, 9, 0.15) + line('M30 60 C34 76 38 86 42 98 M64 50 C60 70 54 84 50 98 M84 98 C80 88 76 82 70 76') + leaf(38, 86, -60, 28) + leaf(84, 96, 14, 34),
  ginger: line('M10 66 C4 50 18 40 28 46 C26 28 34 14 46 18 C58 22 54 36 52 44 C64 38 70 24 82 30 C96 38 90 54 78 56 C90 62 88 80 72 80 C60 80 56 74 50 72 C40 84 16 84 10 66 Z M32 24 C38 28 44 28 52 26 M76 36 C78 42 82 46 90 46 M18 46 C22 54 22 62 16 72 M58 50 C54 56 52 62 54 68'),
  apple: line('M50 32 C38 22 14 26 14 54 C14 78 32 94 42 94 C46 94 48 91 50 91 C52 91 54 94 58 94 C68 94 86 78 86 54 C86 26 62 22 50 32 Z M50 32 C50 22 52 14 58 8') + leaf(53, 20, 66, 34, 9),
  raspberry: [[38, 46], [50, 44], [62, 46], [32, 58], [44, 58], [56, 58], [68, 58], [38, 71], [50, 71], [62, 71], [44, 83], [56, 83], [50, 93]].map(([x, y]) => ring(x, y, 6.8)).join('') + leaf(50, 38, -66, 34, 9) + leaf(50, 38, 66, 34, 9) + line('M50 38 C50 26 52 16 58 8'),
  cranberry: line('M20 10 C44 14 58 28 60 50 M42 20 C34 34 30 44 30 54 M60 46 C70 50 76 54 78 60') + berry(30, 68, 15) + berry(60, 66, 15) + berry(82, 76, 14) + leaf(34, 14, 84, 40, 9) + leaf(52, 32, 60, 38, 9),
  currant: line('M50 4 V84') + [[34, 34], [66, 40], [32, 60], [68, 66], [50, 86]].map(([x, y]) => `${berry(x, y, 12)}`).join('') + leaf(50, 14, 78, 36, 12),
  drop: line('M50 6 C66 32 80 46 80 64 C80 82 66 94 50 94 C34 94 20 82 20 64 C20 46 34 32 50 6 Z M34 66 C34 76 40 82 48 83'),
  comb: hexagon(34, 32, 19) + hexagon(68, 32, 19) + hexagon(51, 61.5, 19) + line('M84 62 C84 76 90 78 90 86 A6 6 0 0 1 78 86 C78 78 84 76 84 62'),
  bean: turned(50, 50, 28, '<ellipse rx="29" ry="44" />' + line('M0 -44 C14 -20 -14 14 0 44')),
  bowl: line('M8 46 H92 C92 70 78 88 62 91 H38 C22 88 8 70 8 46 Z M36 91 V98 H64 V91 M14 60 C34 66 66 54 88 62') + [32, 50, 68].map((x) => line(`M${x} 36 C${x - 8} 28 ${x + 8} 20 ${x} 10`)).join(''),
  star: turned(50, 50, 0, around(8, line('M0 -6 V-44 M-8 -36 L0 -26 L8 -36'))),
}
