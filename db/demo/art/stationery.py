"""Paper things and what one writes with."""
import math
import numpy as np
from scene import *
from textiles import ribbon, belt


def pages_block(name, w, h, t, m, z=0, r=.02):
    """a block of leaves: thin layers that shimmer at the edge"""
    o = []
    n = max(4, int(t / .028))
    rng = np.random.RandomState(int(w * 100 + h * 10))
    for i in range(n):
        o.append(place(rbox('leaves', (w + rng.uniform(-.012, 0), h + rng.uniform(-.014, 0), t / n * .93), m, .004, 1), (rng.uniform(-.005, .005), rng.uniform(-.005, .005), z + i * t / n)))
    return o


def book(cover, pages, w=1.48, h=2.1, t=.20, c=.035, r=.10, band=None, lip=.03):
    """a bound notebook lying on its back, spine at -x"""
    o = pages_block('pages', w - .05, h - .05, t - 2 * c, pages, c)
    place(o, (-.01, 0, 0))
    shape = round_rect(w + lip, h + lip, r)
    shape = [(x if x > 0 else max(x, -(w + lip) / 2), y) for x, y in shape]
    o.append(slab('cover', shape, 0, c, cover, bevel=.012))
    o.append(slab('cover', shape, t - c, t, cover, bevel=.012))
    sp = [((-(w + lip) / 2 + .02) - .035 * math.sin(a), t / 2 - (t / 2) * math.cos(a)) for a in np.linspace(.0, math.pi, 12)]
    so = sheet('spine', lambda u, y: (np.interp(u, np.linspace(0, 1, 12), [p[0] for p in sp]), (y - .5) * (h + lip - .06), np.interp(u, np.linspace(0, 1, 12), [p[1] for p in sp])), 24, 3, cover, .02, (t, h))
    o.append(so)
    # the hinge pressed into the cover
    if band:
        o.append(place(belt(h + lip + .014, 0, -.008, t + .010, .075, band, .03, .012), (w * .40, 0, 0), (0, 0, 90)))
    return o


def notebook(v):
    c, p, b = material('cloth', 'cover', weave=46, pattern=True, stripes=2.0, dip=((0, 1, 0), .2)), material('paper', 'pages', base=.7), material('cloth', 'band', weave=30)
    if v == 1:
        place(book(c, p, band=b))
        rib = material('cloth', 'band', weave=30)
        place(ribbon('marker', [(-.35, -1.0, .11), (-.34, -1.10, .10), (-.30, -1.20, .03), (-.22, -1.45, .012)], .06, rib), (0, 0, 0))
        return dict(rot=-24, elev=40, fill=.68)
    place(book(c, p, band=b))
    place(book(c, p, band=b), (.10, .08, .21), (0, 0, 17))
    return dict(rot=-64, elev=22, fill=.74)


def notebook_open():
    """lies flat, its dotted pages in sight, its two markers between them"""
    c, p, b = material('cloth', 'cover', weave=46, pattern=True), material('paper', 'pages', base=.7), material('cloth', 'band', weave=30)
    w, h = 1.42, 2.05
    place(slab('cover', round_rect(2 * w + .18, h + .13, .08), 0, .04, c, bevel=.012))
    rise = lambda x: .042 + .105 * (1 - np.exp(-np.abs(x) / .11)) - .012 * (np.abs(x) / w) ** 2
    for side in (-1, 1):
        x = np.concatenate([np.linspace(.004, .4, 24), np.linspace(.42, w, 20)])
        line = np.concatenate([np.stack([side * x, rise(x)], 1), [[side * (w - .03), .04], [side * .004, .04]]])
        n = len(line)
        v = [(q[0], y, q[1]) for y in (-h / 2, h / 2) for q in line]
        o = obj('half', v, [(k, (k + 1) % n, n + (k + 1) % n, n + k)[::side] for k in range(n)] + [tuple(range(n))[::-side], tuple(range(n, 2 * n))[::side]], p)
        o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(30)
    at = [(s * x, y) for s in (-1, 1) for x in np.arange(.11, w - .05, .05) for y in np.arange(-h / 2 + .075, h / 2 - .05, .05)]
    ring = [(.0075 * math.cos(a), .0075 * math.sin(a)) for a in np.linspace(0, TAU, 7)[:-1]]
    obj('dots', [(x + dx, y + dy, rise(x + dx) + .0012) for x, y in at for dx, dy in ring], [tuple(range(6 * k, 6 * k + 6)) for k in range(len(at))], material('paper', fixed=(.24, .24, .25)))
    place(ribbon('marker', [(.0, h / 2 - .02, .085), (.012, .3, .075), (.02, -.6, .075), (.03, -h / 2 - .02, .07), (.07, -h / 2 - .16, .02), (.12, -h / 2 - .36, .012)], .06, b))
    place(ribbon('marker', [(-.01, -h / 2 + .1, .035), (-.02, -h / 2 - .02, .04), (-.07, -h / 2 - .15, .02), (-.17, -h / 2 - .28, .012)], .06, b))
    pen = place(one_pen(material('wood', fixed=(.24, .095, .055), grain=(9, 9, 1)), material('metal', fixed=(.62, .46, .22))), (0, 0, 0), (0, 90, 0))
    place(place(pen, (-.7, 0, .07)), (.80, -.25, .135), (0, 0, 58))
    return dict(rot=-22, elev=42, fill=.92)


def notebook_stack(v):
    c, d, p = material('paper', 'cover', pattern=True, stripes=2.0, dip=((0, 1, 0), .2)), material('paper', 'cover2'), material('paper', 'pages', base=.7)
    n = 5
    z = 0
    for i in range(n if v == 1 else 3):
        place(book(c if i % 2 == 0 else d, p, w=1.05, h=1.48, t=.13, c=.018, r=.05, lip=.0), (.05 * math.sin(i * 2.3), .05 * math.cos(i * 1.7), z), (0, 0, 9 * math.sin(i * 2.1)))
        z += .132
    if v == 1:
        return dict(rot=-32, elev=30, fill=.64)
    place(book(d, p, w=1.05, h=1.48, t=.13, c=.018, r=.05, lip=.0), (1.25, -.2, 0), (0, 0, -14))
    return dict(rot=-14, elev=52, fill=.72)


def sketchbook(v):
    c, p, w = material('paper', 'cover', pattern=True, stripes=1.5, base=.5), material('paper', 'pages', base=.7), material('metal', 'wire', rough=.22)
    W, H, t = 2.1, 2.97, .17
    slab('back', round_rect(W, H, .07), 0, .035, c, .01)
    place(pages_block('pages', W - .07, H - .07, t - .07, p), (0, 0, .035))
    if v == 1:
        slab('front', round_rect(W, H, .07), t - .035, t, c, .01)
    else:      # opened: the cover lies turned over, one sheet lifts
        pass
    n = 26
    for i in range(n):
        y = -H / 2 + .16 + i * (H - .32) / (n - 1)
        q = [(-W / 2 + .02 - .115 * math.cos(a), y, t / 2 + .135 * math.sin(a)) for a in np.linspace(-2.1, 2.1, 11)]
        for d in (-.016, .016):
            tube('ring', [(a, b + d, cc) for a, b, cc in q], .0095, w, res=6, n=2)
    if v == 1:
        return dict(rot=-28, elev=40, fill=.70)
    place(slab('front', round_rect(W, H, .07), 0, .035, c, .01), (-W - .16, 0, .02))
    place(sheet('sheet', lambda u, y: ((u - .5) * (W - .08) - .0, (y - .5) * (H - .08), .155 + .55 * np.clip(u - .35, 0, 1) ** 2.2), 40, 10, p, .006, (W, H)), (0, 0, 0))
    wd = material('wood', fixed=(.42, .24, .12), grain=(9, 1, 9)); lead = material('paper', fixed=(.04, .04, .045))
    place(pencil(wd, wd, lead, 1.7), (-1.9, -.2, .11), (90, 0, 24))
    return dict(rot=-16, elev=46, fill=.82)


def pencil(paint, wood, lead, L=1.75, r=.036):
    """stands on its end, point up"""
    hexa = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, TAU, 7)[:-1]]
    o = [slab('body', hexa, 0, L, paint, bevel=.004, seg=2, smooth=False)]
    o.append(place(spin('cone', [(wood, [(r * .95, 0), (r * .95, 0), (r * .38, .155), (r * .38, .155)]), (lead, [(r * .38, .155), (.004, .235), (0, .236)])], seg=20), (0, 0, L)))
    return o


def pencils(v):
    w, t, c = material('wood', 'wood', grain=(9, 9, 1), vary=.22), material('gloss', 'tip', rough=.5, base=.2), material('glaze', 'cup', pattern=True, dip=((0, 0, 1), .5))
    rng = np.random.RandomState(6)
    if v == 1:
        spin('cup', [(c, [(0, 0), (.30, 0), (.34, .03), (.36, .5), (.37, .98), (.37, .98), (.36, 1.0), (.34, .98), (.33, .5), (.31, .07), (0, .06)])])
        for i in range(7):
            a = i * TAU / 7 + .3
            tilt = rng.uniform(8, 12)
            o = pencil(w, w, t, rng.uniform(1.45, 1.75))
            place(o, (0, 0, 0), (0, tilt, math.degrees(a)))
            place(o, (-.02 * math.cos(a), -.02 * math.sin(a), .07))
        return dict(rot=0, elev=16, fill=.68)
    for i in range(8):
        o = pencil(w, w, t, 1.75)
        place(o, (0, 0, 0), (90, 30 * (i % 2), 0))
        place(o, ((i - 3.5) * .115 + rng.uniform(-.012, .012), rng.uniform(-.05, .05), .035), (0, 0, 180 + rng.uniform(-1.6, 1.6)))
    return dict(rot=38, elev=48, fill=.72)


def one_pen(b, t, L=1.36, r=.052):
    """stands, nib up"""
    return [spin('pen', [(t, [(0, -.01), (.03, 0), (.040, .02), (.042, .07)]), (b, [(.042, .07), (r, .09), (r + .003, .30), (r + .004, L * .52)]),
                         (t, [(r + .004, L * .52), (r + .012, L * .525), (r + .012, L * .525), (r + .012, L * .552), (r + .012, L * .552), (r, L * .555)]),
                         (b, [(r, L * .555), (r, L * .8), (r * .8, L * .93)]), (t, [(r * .8, L * .93), (r * .66, L * .935), (.026, L * 1.0), (.012, L * 1.035), (.007, L * 1.06), (0, L * 1.062)])], seg=48),
            tube('clip', [(0, -r * .9, .10), (0, -r - .035, .11), (0, -r - .038, .35), (0, -r - .012, .52), (0, -r - .028, .56)], [.02, .02, .02, .017, .012], t, res=10, flat=.5)]


def pen(v):
    b, t = material('metal', 'body', rough=.22), material('metal', 'trim', rough=.18)
    paper = material('paper', fixed=(.80, .75, .66))
    if v == 1:
        place(one_pen(b, t), (0, 0, 0), (0, 90, 0)); 
        o = [x for x in bpy.context.scene.objects if x.type == 'MESH']
        place(o, (-.7, 0, .07), (0, 0, 0))
        place(slab('rest', round_rect(.55, .40, .06), 0, .05, material('wood', fixed=(.34, .20, .11), grain=(1, 9, 9)), .015), (.30, 0, 0))
        place(o, (0, 0, .045), (0, -3, 0))
        return dict(rot=-28, elev=34, fill=.66)
    place(slab('card', round_rect(1.5, 1.05, .03), 0, .012, paper, .002), (0, 0, 0), (0, 0, 10))
    place(slab('card', round_rect(1.5, 1.05, .03), .013, .025, paper, .002), (.05, .05, 0), (0, 0, -4))
    a = one_pen(b, t)
    place(a, (0, 0, 0), (0, 90, 0)); place(a, (-.7, 0, .088), (0, 0, 0)); place(a, (0, 0, 0), (0, 0, 32))
    return dict(rot=-12, elev=50, fill=.74)


def envelope(p, s, back=True, w=1.62, h=1.14):
    o = [slab('body', round_rect(w, h, .012, 2), 0, .016, p, .003, 1)]
    if back:
        k = .58
        f = [(-w / 2 + .01, h / 2 - .005), (w / 2 - .01, h / 2 - .005), (.06, h / 2 - h * k), (0, h / 2 - h * k - .02), (-.06, h / 2 - h * k)]
        o.append(place(slab('flap', f[::-1], 0, .009, p, .002, 1), (0, 0, .028)))
        for sg in (-1, 1):
            o.append(slab('side', [(sg * (w / 2 - .005), h / 2 - .03), (sg * .03, -.02), (sg * (w / 2 - .005), -h / 2 + .02)][::sg], .016, .020, p, .001, 1))
        o.append(slab('bottom', [(-w / 2 + .02, -h / 2 + .005), (w / 2 - .02, -h / 2 + .005), (.04, .03), (-.04, .03)], .020, .025, p, .001, 1))
        rng = np.random.RandomState(3)
        drop = [((.115 + .012 * math.sin(3 * a + 1) + .008 * math.sin(5 * a)) * math.cos(a), (.115 + .012 * math.sin(3 * a + 1) + .008 * math.sin(5 * a)) * math.sin(a)) for a in np.linspace(0, TAU, 49)[:-1]]
        o.append(place(slab('seal', drop, 0, .030, s, .013, 3), (0, h / 2 - h * k + .02, .034)))
        o.append(place(tube('ring', [(.072 * math.cos(a), .072 * math.sin(a), 0) for a in np.linspace(0, TAU, 33)[:-1]], .010, s, res=8, n=2, closed=True), (0, h / 2 - h * k + .02, .064)))
    return o


def envelopes(v):
    p, s = material('paper', 'paper', base=.6, pattern=True), material('wax', 'seal', base=.4, rough=.3)
    if v == 1:
        for i in range(5):
            place(envelope(p, s, back=i == 4), (.02 * math.sin(i * 2), .02 * math.cos(i * 3), i * .018), (0, 0, 3 * math.sin(i * 2.2)))
        place(envelope(p, s), (1.0, -.85, 0), (0, 0, -22))
        return dict(rot=-14, elev=48, fill=.74)
    for i in range(9):
        o = envelope(p, s, back=True)
        place(o, (0, .57, 0)); place(o, (0, 0, 0), (78 - i * 1.1, 0, 0)); place(o, (.02 * math.sin(i * 2), -i * .075, 0), (0, 0, 1.5 * math.sin(i * 3)))
    return dict(rot=-30, elev=24, fill=.70)


def sprig(m, s=1.0):
    """a printed sprig: raised a hair above the paper, pointing along +y"""
    o = [tube('stem', [(0, -.5 * s, 0), (.03 * s, 0, 0), (0, .5 * s, 0)], .012 * s, m, res=6, flat=.2, up=(0, 0, 1))]
    for i in range(11):
        y = -.34 + i * .08
        sd = 1 if i % 2 else -1
        L = .30 * (1 - .045 * i)
        leaf = [(L * t, .058 * s * math.sin(math.pi * t) ** .8) for t in np.linspace(0, 1, 9)] + [(L * t, -.058 * s * math.sin(math.pi * t) ** .8) for t in np.linspace(1, 0, 9)[1:-1]]
        q = slab('leaf', [(a * s, b) for a, b in leaf], -.001, .003, m, 0, smooth=False)
        o.append(place(q, (.02 * s, y * s, 0), (0, 0, 90 - sd * 52)))
    return o


def card_standing(p, a, w=1.05, h=1.5, ang=58):
    o = []
    for sd in (-1, 1):
        f = slab('leaf', round_rect(w, h, .01, 2), 0, .016, p, .002, 1)
        place(f, (w / 2, h / 2, -.008)); place(f, (0, 0, 0), (90, 0, 0)); place(f, (0, 0, 0), (0, 0, -90 + sd * ang / 2 ))
        o.append(f)
        if sd == -1:
            pr = sprig(a, .95)
            place(pr, (w / 2, h / 2, .010)); place(pr, (0, 0, 0), (90, 0, 0)); place(pr, (0, 0, 0), (0, 0, -90 + sd * ang / 2))
            o += pr
    return o


def card(v):
    p, a = material('paper', 'paper', base=.7), material('paper', 'accent', base=.4)
    if v == 1:
        place(card_standing(p, a), (0, 0, 0), (0, 0, 100))
        return dict(rot=-2, elev=16, fill=.60)
    env = material('paper', 'accent', base=.4)
    place(envelope(env, env, back=False), (-.15, .1, 0), (0, 0, 14))
    f = slab('card', round_rect(1.05, 1.5, .01, 2), 0, .03, p, .003, 1)
    pr = sprig(a, .95); place(pr, (0, 0, .031))
    place([f] + pr, (.2, -.1, .018), (0, 0, -12))
    return dict(rot=0, elev=56, fill=.72)


def calendar(v):
    p, s = material('paper', 'paper', base=.7), material('wood', 'stand', grain=(1, 8, 8))
    ink, red = material('paper', fixed=(.22, .20, .18)), material('paper', fixed=(.45, .14, .08))
    place(rbox('stand', (1.75, .55, .20), s, .04), (0, 0, 0))
    o = [place(rbox('sheet', (1.5, .012, 1.75), p, .003, 1), (0, .012 * i, 0)) for i in range(7)]
    # a month without words: a picture field and the grid of days
    pr = sprig(ink, .62); place(pr, (0, 0, 0), (90, 0, 0)); place(pr, (0, -.010, 1.26))
    o += pr
    for r in range(5):
        for c in range(7):
            if (r == 0 and c < 2) or (r == 4 and c > 4):
                continue
            o.append(place(slab('day', round_rect(.095, .075, .03, 4), 0, .003, red if c == 6 else ink, 0, smooth=False), (0, 0, 0), (90, 0, 0)))
            place(o[-1], (-.54 + c * .18, -.0075, .80 - r * .145))
    place(o, (0, -.04, .12), (-9, 0, 0))
    return dict(rot=-24, elev=16, fill=.64) if v == 1 else dict(rot=-46, elev=28, fill=.74, zoom=(.80, 0, .02))


# ---- variants: the same parts in another shape, see VARIANTS in develop.py

def calendar_wall(v):
    """a tall sheet between two battens, with a cord to hang it on"""
    p, s = material('paper', 'paper', base=.7), material('wood', 'stand', grain=(1, 8, 8))
    ink, red, cord = material('paper', fixed=(.22, .20, .18)), material('paper', fixed=(.45, .14, .08)), material('cloth', fixed=(.50, .41, .29))
    W, H = 2.3, 3.3
    o = [rbox('sheet', (W, .02, H), p, .003, 1)]
    for z in (-.06, H - .10):
        o.append(place(rbox('batten', (W + .12, .11, .17), s, .02), (0, 0, z)))
    pr = sprig(ink, 1.35); place(pr, (0, 0, 0), (90, 0, 0)); place(pr, (0, -.014, 2.25)); o += pr
    for r in range(5):
        for c in range(7):
            if (r == 0 and c < 2) or (r == 4 and c > 4):
                continue
            d = place(slab('day', round_rect(.13, .10, .04, 4), 0, .003, red if c == 6 else ink, 0, smooth=False), (0, 0, 0), (90, 0, 0))
            o.append(place(d, (-.81 + c * .27, -.0115, 1.18 - r * .21)))
    o.append(tube('cord', [(-W / 2 + .15, 0, H + .06), (-.5, 0, H + .48), (0, 0, H + .85), (.5, 0, H + .48), (W / 2 - .15, 0, H + .06)], .018, cord, res=8))
    # it lies on the paper: upright it would need a wall, and a piece of one looks like a grey board
    place(o, (0, 0, .07), (-90, 0, 0))
    return dict(rot=-16, elev=58, fill=.78) if v == 1 else dict(rot=-30, elev=42, fill=.78, zoom=(.60, 0, -.02), focus=40)


MODELS = {'notebook': notebook, 'notebook-stack': notebook_stack, 'sketchbook': sketchbook, 'pencils': pencils, 'pen': pen, 'envelopes': envelopes,
          'card': card, 'calendar': calendar, 'calendar.wall': calendar_wall}
