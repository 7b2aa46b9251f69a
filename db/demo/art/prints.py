"""What is printed: linocut cards, the postcard, the book on a screen, the sewing pattern. The parts are those of a card: paper and accent."""
import bpy, math
import numpy as np
from scene import *
from stationery import envelope
from wood import scissors


def mirrored(half):
    """an outline that is symmetrical about the y axis, from its right half"""
    return half + [(-x, y) for x, y in half[::-1] if abs(x) > 1e-6]


def curve(points, n=6):
    return smooth_line([(x, y, 0) for x, y in points], n, closed=True)[:, :2].tolist()


SWALLOW = curve(mirrored([(0, .31), (.045, .25), (.065, .17), (.13, .17), (.27, .21), (.42, .12), (.52, -.02), (.58, -.16), (.58, -.16), (.44, -.05), (.30, .0), (.17, -.03), (.095, -.08), (.075, -.17), (.055, -.26), (.09, -.38), (.17, -.60), (.17, -.60), (.06, -.42), (0, -.34)]))
CAT = curve(mirrored([(0, .35), (.05, .355), (.10, .46), (.10, .46), (.135, .34), (.14, .26), (.105, .17), (.13, .08), (.20, -.10), (.235, -.27), (.20, -.38), (.20, -.38), (0, -.385)]))


def shape(outline, m, at=(0, 0), turn=0, s=1.0, tall=.004):
    o = slab('shape', outline, 0, tall, m, 0, smooth=False)
    return place(o, (*at, 0), (0, 0, turn), (s, s, 1))


def line(points, m, r=.008):
    return tube('line', [(x, y, 0) for x, y in points], r, m, res=6, n=5, flat=.3, up=(0, 0, 1))


def dot(m, at, r=.02):
    return shape([(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, TAU, 17)[:-1]], m, at)


def swallow(ink, paper):
    """a swallow over strokes of sky"""
    rng = np.random.RandomState(4)
    o = [shape(SWALLOW, ink, (0, .08), -28, .92)]
    for k in range(34):
        x, y = rng.uniform(-.42, .42), -.62 + 1.24 * k / 33
        w = .05 + .10 * rng.uniform()
        if abs(x) + w < .46 and (abs(y - .05) > .42 or abs(x) > .36):
            o.append(line([(x - w, y), (x, y + .012), (x + w, y)], ink, .007))
    return o


def spruce(ink, paper):
    o = [shape([(-.035, -.66), (.035, -.66), (.03, -.50), (-.03, -.50)], ink)]
    for k in range(6):
        y, w = -.52 + .175 * k, .40 - .058 * k
        tier = mirrored([(0, y + .36), (w * .35, y + .16), (w * .75, y + .05), (w, y - .03), (w * .72, y + .0), (w * .55, y - .05), (w * .30, y + .01), (0, y - .04)])
        o.append(place(shape(tier, ink), (0, 0, .0006 * k)))
        for sd in (-1, 1):      # scraped free, for snow
            o.append(place(line([(sd * w * .30, y + .16), (sd * w * .62, y + .055)], paper, .007), (0, 0, .005 + .0006 * k)))
    for x, y in ((-.38, .45), (.36, .30), (-.33, .10), (.40, .62), (-.22, .66), (.42, -.02), (-.42, -.20)):
        o.append(dot(ink, (x, y), .014))
    return o


def workshop(ink, paper):
    """the window of the workshop, the kiln, and the cat that sleeps on the sacks"""
    o = [shape(round_rect(.92, 1.36, .01, 2), ink)]
    up = lambda q: o.append(place(q, (0, 0, .004)))
    for x in (-.20, .0):
        for y in (.24, .46):
            up(shape(round_rect(.17, .19, .01, 2), paper, (x - .06, y)))
    arch = [(-.16, -.18), (.16, -.18)] + [(.16 * math.cos(a), .06 + .18 * math.sin(a)) for a in np.linspace(0, math.pi, 13)]
    up(shape(arch, paper, (.24, -.02)))
    for r, y in ((.08, -.06), (.05, .04)):
        o.append(place(dot(ink, (.24, y), r), (0, 0, .008)))
    for x, y in ((-.24, -.50), (.06, -.52), (-.08, -.40)):
        up(shape(curve([(-.19, -.09), (.19, -.09), (.20, .06), (0, .10), (-.20, .06)]), paper, (x, y)))
    cat = [shape(curve([(-.22, -.06), (.20, -.06), (.24, .02), (.14, .10), (-.02, .11), (-.12, .09), (-.16, .15), (-.16, .15), (-.20, .09), (-.26, .13), (-.26, .13), (-.28, .02)]), ink), line([(.20, -.02), (.32, -.04), (.34, .05)], ink, .022)]
    o += place(cat, (-.06, -.24, .009))
    return o


def folded_card(p, motif, a, w=1.05, h=1.5, ang=58):
    o = []
    for sd in (-1, 1):
        f = [slab('leaf', round_rect(w, h, .01, 2), 0, .016, p, .002, 1)]
        place(f, (w / 2, h / 2, -.008))
        if sd == -1:
            f += place(motif(a, p), (w / 2, h / 2, .010))
        place(f, (0, 0, 0), (90, 0, 0)); place(f, (0, 0, 0), (0, 0, -90 + sd * ang / 2))
        o += f
    return o


def card_of(motif, flat=False):
    """a folded card standing, then lying on its envelope; or a postcard, leaning on a block and lying in a stack"""
    def view(v):
        p, a = material('paper', 'paper', base=.7), material('paper', 'accent', base=.4)
        lying = lambda z=.03: [slab('card', round_rect(1.05, 1.5, .01, 2), 0, .022 if flat else .03, p, .003, 1)] + place(motif(a, p), (0, 0, .023 if flat else z + .001))
        if v == 1 and not flat:
            place(folded_card(p, motif, a), (0, 0, 0), (0, 0, 100))
            return dict(rot=-2, elev=16, fill=.62)
        if v == 1:
            o = place(lying(), (0, .75, 0)); place(o, (0, 0, 0), (72, 0, 0))
            place(rbox('block', (.9, .4, .62), material('wood', fixed=(.45, .29, .16), grain=(1, 8, 8)), .03), (.1, .42, 0))
            return dict(rot=-22, elev=14, fill=.64)
        if flat:
            for k in range(4):
                place([slab('card', round_rect(1.05, 1.5, .01, 2), 0, .022, p, .003, 1)], (.03 * math.sin(3 * k), .03 * math.cos(2 * k), .024 * k), (0, 0, 5 * math.sin(2 * k)))
            place(lying(), (0, 0, .10), (0, 0, -9))
            return dict(rot=0, elev=54, fill=.70)
        env = material('paper', 'accent', base=.4)
        place(envelope(env, env, back=False), (-.15, .1, 0), (0, 0, 14))
        place(lying(), (.2, -.1, .018), (0, 0, -12))
        return dict(rot=0, elev=56, fill=.72)
    return view


def text_lines(ink, w, top, n, step=.062, seed=1):
    rng = np.random.RandomState(seed)
    return [shape([(0, 0), (w * (1 if k % 6 != 5 else rng.uniform(.3, .7)), 0), (w * (1 if k % 6 != 5 else .5), .018), (0, .018)], ink, (-w / 2, top - k * step)) for k in range(n)]


def reader(p, a):
    """an e-book reader lying on its back, on whose screen develop.py lays the cover or a page"""
    body = material('gloss', fixed=(.035, .035, .038), rough=.5)
    o = [slab('body', round_rect(1.25, 1.72, .10), 0, .075, body, .03, 4), place(slab('screen', round_rect(1.06, 1.42, .012, 2), 0, .004, p, 0, smooth=False), (0, .06, .075))]
    page = [sheet('page', lambda u, v: (1.06 * (u - .5), 1.42 * (v - .5), 0 * u), 2, 2, a, 0)]
    return o + place(page, (0, .06, .080))


def ebook(v):
    p, a = material('paper', 'paper', base=.7), material('paper', 'accent', base=.4, printed=True)      # of labels.mjs and pages.mjs
    wood = material('wood', fixed=(.45, .29, .16), grain=(1, 8, 8))
    if v == 1:
        o = place(reader(p, a), (0, .86, 0)); place(o, (0, -.04, .10), (68, 0, 0))
        place(rbox('foot', (1.0, .62, .10), wood, .03), (0, .15, 0)); place(rbox('lip', (1.0, .09, .20), wood, .03), (0, -.16, 0)); place(rbox('prop', (.5, .10, 1.0), wood, .03), (0, .26, .05), (-22, 0, 0))
        return dict(rot=-24, elev=14, fill=.66)
    place(reader(p, a), (-.45, 0, 0), (0, 0, 9))
    from ceramics import cup
    c, inside = material('clay', fixed=(.42, .29, .19)), material('glaze', fixed=(.76, .71, .62))
    place(cup(.95, .44, .34, inside, inside, c), (.95, .75, 0), (0, 0, -20))
    return dict(rot=0, elev=46, fill=.78)


def sewing_pattern(v):
    """printed sheets with the pieces of an apron, and scissors"""
    p, a = material('paper', 'paper', base=.7), material('paper', 'accent', base=.4)
    ink = material('paper', fixed=(.15, .14, .13))

    def piece(outline, s, at):
        pts = [(x * s, y * s) for x, y in outline]
        o = [shape(pts, a, at, 0, 1, .002)]
        o.append(place(tube('cut', [(x, y, 0) for x, y in pts], .009, ink, res=6, n=1, closed=True, flat=.4, up=(0, 0, 1)), (*at, .003)))
        return o
    bib = [(-.62, -.75), (.62, -.75), (.60, .05), (.30, .45), (.26, .78), (-.26, .78), (-.30, .45), (-.60, .05)]
    pocket = [(-.30, -.20), (.30, -.20), (.30, .20), (-.30, .20)]
    for k, (x, y, t) in enumerate(((-1.15, .65, 8), (.75, .85, -5), (-.25, -.55, 2))):
        o = [slab('sheet', round_rect(1.60, 2.26, .01, 2), 0, .008, p, 0, smooth=False)]
        marks = piece(bib, .92, (0, .15)) if k != 1 else piece(pocket, 1.3, (-.2, .45)) + piece(pocket, .9, (.15, -.35))
        marks += [shape(round_rect(.22, .22, .004, 2), ink, (.55, -.88)), place(shape(round_rect(.20, .20, .004, 2), p, (.55, -.88)), (0, 0, .0045))] + text_lines(ink, .5, -.80, 4, .06)[:4]
        o += place(marks, (0, 0, .009))
        place(o, (x, y, .012 * k), (0, 0, t))
    place(scissors(material('gloss', fixed=(.05, .05, .05)), material('metal', fixed=(.62, .61, .59), rough=.24)), (1.15, -.75, .01), (0, 0, 28))
    return dict(rot=0, elev=58, fill=.80) if v == 1 else dict(rot=-30, elev=40, fill=.78, zoom=(.66, -.05, -.06), focus=35)


MODELS = {'card.swallow': card_of(swallow), 'card.spruce': card_of(spruce), 'card.postcard': card_of(workshop, flat=True), 'card.reader': ebook, 'card.pattern': sewing_pattern}
