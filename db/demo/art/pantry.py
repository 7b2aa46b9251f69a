"""Tea and coffee: tins, bags, what is in them, and what it is made with; packs.py has the packs with labels."""
import math
import numpy as np
from scene import *
from ceramics import ware, bowl_shape, cup


def tin_shape(m, l, r=.46, h=1.15):
    return [spin('tin', [(m, [(0, 0), (r - .03, 0), (r - .03, 0), (r, .02), (r, .04), (r, .04), (r, h - .38), (r, h - .38), (r - .012, h - .37), (r - .012, h - .30)])]),
            spin('lid', [(l, [(r - .012, h - .345), (r + .006, h - .345), (r + .006, h - .345), (r + .008, h - .33), (r + .008, h - .33), (r + .008, h - .03), (r, h), (r - .03, h + .006), (r - .03, h + .006), (r - .06, h - .008), (r - .10, h - .004), (0, h + .004)])])]


def leaf_heap(n, cx, cy, cz, spread, leaf, rng, dome=.0):
    ms = []
    for k in range(n):
        a, q = rng.uniform(0, TAU), spread * math.sqrt(rng.uniform(0, 1))
        z = cz + dome * (1 - (q / spread) ** 2) + rng.uniform(0, .05)
        ms.append(trs((cx + q * math.cos(a), cy + q * math.sin(a), z), (rng.uniform(-28, 28), rng.uniform(-28, 28), rng.uniform(0, 360)), rng.uniform(.6, 1.25)))
    return instances(leaf, ms)


def sliver(m, seed, long=.13, r=.008, flat=1.8, twist=5.0, bend=.16):
    """a rolled and dried leaf: thin, creased along, twisted, crooked, torn off at its ends; in units of 10 cm"""
    rng = np.random.RandomState(seed)
    t, a = np.meshgrid(np.linspace(-1, 1, 19), np.linspace(0, TAU, 10), indexing='ij')
    rough = 1 + .30 * noise2(4 * t, 0 * t, seed, 2, 1.5) + .22 * np.cos(3 * a + 2 * t + seed) + .12 * np.sin(5 * a - 4 * t)
    k = r * (1 - np.abs(t) ** rng.uniform(2.5, 6)) ** .6 * rough * (1 + rng.uniform(-.45, .45) * t) + .0012
    w = twist * t * rng.uniform(.5, 1.3) + .7 * np.sin(3 * t + seed)
    y, z = k * flat * np.cos(a), k * np.sin(a)
    y, z = y * np.cos(w) - z * np.sin(w), y * np.sin(w) + z * np.cos(w)
    turn = rng.uniform(-1, 1, 4) * bend * long
    x = long / 2 * t * (1 - .12 * bend * np.abs(t))
    y, z = y + turn[0] * t * t + .35 * turn[1] * np.sin(3 * t + seed), z + .6 * turn[2] * t * t + .2 * turn[3] * np.sin(4 * t)
    v = np.stack([x + 0 * a, y, z], -1).reshape(-1, 3)
    return obj('sliver', v, [(i * 10 + j, (i + 1) * 10 + j, (i + 1) * 10 + j + 1, i * 10 + j + 1) for i in range(18) for j in range(9)], m)


def tea_leaf(m, seed=0):
    return sliver(m, int(seed * 7) + 40, .19, .010)


def pile(things, r, z, dome, rng, tilt=24):
    """heaps things, (count, model, scale) each, up to the rim of a vessel of radius r at the height z, unevenly as a hand does"""
    n = sum(c for c, _, _ in things)
    kinds = np.repeat(np.arange(len(things)), [c for c, _, _ in things])
    rng.shuffle(kinds)
    places = [[] for _ in things]
    for k, kind in enumerate(kinds):
        a, q = k * 2.39996 + rng.uniform(-.2, .2), r * math.sqrt((k + .5) / n) + rng.uniform(-.03, .03)
        x, y = q * math.cos(a), q * math.sin(a)
        turn = math.degrees(a) + 90 + rng.uniform(-25, 25) if q > .82 * r else rng.uniform(0, 360)       # along the wall nothing goes through it
        top = z + dome * math.cos(min(1, q / r) * math.pi / 2) + .022 * float(noise2(np.array(x), np.array(y), 5, 2, 7.0))
        places[kind].append(trs((x, y, top - .05 * rng.uniform() ** 1.5 + (.012 if rng.uniform() < .06 else 0)), (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), turn), rng.uniform(*things[kind][2])))
    return [o for (_, thing, _), ms in zip(things, places) for o in instances(thing, ms)]


def strew(things, at, spread, rng, high=.05):
    """what fell beside the vessel: a low heap that thins out, some pieces far from it"""
    out = []
    for n, thing, s in things:
        ms = []
        for _ in range(n):
            a, q = rng.uniform(0, TAU), abs(rng.normal(0, .42)) if rng.uniform() < .86 else rng.uniform(.6, 1.25)
            x, y = q * math.cos(a) * 1.25, q * math.sin(a) * .8
            lift = high * max(0, 1 - q / .55) * rng.uniform(.15, 1)
            ms.append(trs((at[0] + spread * x, at[1] + spread * y, .012 + lift), (rng.uniform(-1, 1) * (6 + 300 * lift), rng.uniform(-1, 1) * (3 + 260 * lift), rng.uniform(0, 360)), rng.uniform(*s)))
        out += instances(thing, ms)
    return out


def bean(m, dark, seed=0):
    """half an ellipsoid with the seam on its flat side, a little crooked and wrinkled"""
    rng = np.random.RandomState(seed)
    wide, high, crook = rng.uniform(.92, 1.10), rng.uniform(.90, 1.08), rng.uniform(-.5, .5)
    u, w = np.meshgrid(np.linspace(0, 1, 22), np.linspace(0, 1, 25), indexing='ij')
    th, ph = u * np.pi, w * TAU
    x, y, z = .095 * np.cos(th), .066 * wide * np.sin(th) * np.cos(ph), .062 * high * np.sin(th) * np.sin(ph)
    z = np.where(z > 0, z * .30, z * .85)
    seam = np.exp(-((y + .005 * np.sin(x * 40 + seed)) / .008) ** 2) * (z >= 0)
    y = y + crook * x * x + .0012 * np.sin(130 * x + 9 * ph)
    z = z - .022 * seam
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    f, fm = [], []
    for i in range(21):
        for j in range(24):
            f.append((i * 25 + j, (i + 1) * 25 + j, (i + 1) * 25 + j + 1, i * 25 + j + 1))
            fm.append(1 if seam[i:i + 2, j:j + 2].mean() > .55 else 0)
    return obj('bean', v, f, [m, dark], fm)


def tea_tin(v):
    t, l = material('gloss', 'tin', pattern=True, stripes=2.2, dip=((0, 0, 1), .45), speck=6, rough=.36), material('gloss', 'lid', rough=.36)
    tin_shape(t, l)
    if v == 1:
        return dict(rot=0, elev=18, fill=.60)
    rng = np.random.RandomState(3)
    o = tin_shape(t, l, .40, .85)
    place(o, (.98, .55, 0))
    dark = material('leaf', fixed=(.045, .05, .028))
    leaf_heap(170, .25, -1.0, .03, .52, tea_leaf(dark), rng, .10)
    return dict(rot=0, elev=30, fill=.76)


def scatter_beans(n, at, spread, b, rng, z=.055):
    ms, taken = [], []
    for k in range(n * 12):
        a, q = rng.uniform(0, TAU), spread * abs(rng.normal(0, .5))
        p = (at[0] + q * math.cos(a) * 1.3, at[1] + q * math.sin(a) * .75)
        if any((p[0] - t[0]) ** 2 + (p[1] - t[1]) ** 2 < .030 for t in taken):
            continue
        taken.append(p)
        up = rng.uniform() < .55
        ms.append(trs((p[0], p[1], z if up else .02), (rng.uniform(-12, 12) + (0 if up else 180), rng.uniform(-12, 12), rng.uniform(0, 360)), rng.uniform(.85, 1.1)))
        if len(ms) >= n:
            break
    return instances(b, ms)


def heap(n, r, z0, dome, b, rng, jit=50, s=(.85, 1.1)):
    ms = []
    for k in range(n):
        a, q = k * 2.39996, r * math.sqrt((k + .5) / n)
        z = z0 + dome * math.cos(q / r * math.pi / 2) + rng.uniform(-.03, .05)
        up = 0 if rng.uniform() < .6 else 180
        ms.append(trs((q * math.cos(a) + rng.uniform(-.03, .03), q * math.sin(a) + rng.uniform(-.03, .03), z), (rng.uniform(-jit, jit) + up, rng.uniform(-jit, jit), rng.uniform(0, 360)), rng.uniform(*s)))
    return instances(b, ms)


def tea_dish(v, h, r, foot, leaves, dome=.12, level=.80, spill=(.55, -.98), spread=.40, high=.05, tilt=24, under=.05):
    """a vessel full of tea and some of it beside; leaves(k) are kinds of pieces, k times as many"""
    m, i = material('glaze', 'bowl'), material('glaze', 'inside')
    soil = material('soil', 'leaves', base=.06)
    rng = np.random.RandomState(5)
    bowl_shape(h, r, foot, m, i, m)
    inner = float(np.interp(level * h, (.56 * h, h - .04), (r * .88 - .05, r - .054)))
    spin('under', [(soil, [(inner - .01, level * h - .07), (inner * .7, level * h + .5 * dome - .04), (0, level * h + dome - under)])])
    pile(leaves(1), inner - .055, level * h - .01, dome, rng, tilt)
    strew(leaves(.11), spill, spread, rng, high)
    if v == 1:
        return dict(rot=0, elev=32, fill=.80)
    return dict(rot=-30, elev=50, fill=.72, zoom=(.60, .02, .06), focus=30)


def black():
    """black tea: thin and wiry"""
    l, pale, tip = material('dry', 'leaves', base=.15, pattern=True, scale=3, vary=.25), material('dry', 'leaves', base=.2, scale=3, vary=.75), material('dry', fixed=(.20, .105, .035), scale=3)

    def leaves(k):
        some = lambda n, *a, **b: (int(n * k), *a, (.65, 1.25))
        return [some(270, sliver(l, s, .15 + .02 * (s % 4), .0056 + .0007 * (s % 3), twist=4 + s % 3)) for s in range(8)] + \
            [some(120, sliver(pale, 20 + s, .14, .0054, twist=5)) for s in range(3)] + [some(110, sliver(l, 30 + s, .07, .0055, twist=2)) for s in range(2)] + [some(70, sliver(tip, 40, .13, .005, twist=4))]
    return leaves


def tea_leaves(v):
    return tea_dish(v, .54, .70, .32, black())


def bean_heap(r, z, dome, beans, rng, layers=((-.10, .125), (-.045, .135), (.01, .165))):
    """beans that lie on each other and not in each other: layers (how high, how near to each other), the last one on top"""
    ms = [[] for _ in beans]
    for lift, gap in layers:
        taken = []
        for _ in range(4000):
            a, q = rng.uniform(0, TAU), (r + min(0, 1.4 * lift)) * math.sqrt(rng.uniform())      # deeper down the bowl is narrower
            x, y = q * math.cos(a), q * math.sin(a)
            if any((x - p) ** 2 + (y - w) ** 2 < gap * gap for p, w in taken):
                continue
            taken.append((x, y))
            steep = math.atan(dome * math.pi / 2 / r * math.sin(q / r * math.pi / 2))
            tilt = Matrix.Rotation(steep, 4, Vector((-math.sin(a), math.cos(a), 0)))
            up = 0 if rng.uniform() < .55 else 180
            top = z + dome * math.cos(q / r * math.pi / 2) + lift + rng.uniform(-.012, .012)
            ms[rng.randint(len(beans))].append(Matrix.Translation((x, y, top)) @ tilt @ trs((0, 0, 0), (rng.uniform(-26, 26) + up, rng.uniform(-22, 22), rng.uniform(0, 360)), rng.uniform(.80, 1.14)))
    return [o for b, m in zip(beans, ms) for o in instances(b, m)]


def coffee_beans(v):
    m, i = material('glaze', 'bowl'), material('glaze', 'inside')
    b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2, rough=.9)
    rng = np.random.RandomState(5)
    bowl_shape(.52, .78, .34, m, i, m)
    under = material('soil', 'beans', base=.06)
    spin('under', [(under, [(.60, .28), (.45, .34), (0, .40)])])
    bean_heap(.60, .40, .14, [bean(b, line, k) for k in range(3)], rng)
    scatter_beans(40, (.48, -1.0), .50, bean(b, line, 1), rng)
    if v == 1:
        return dict(rot=0, elev=30, fill=.80)
    return dict(rot=-30, elev=52, fill=.72, zoom=(.62, .02, .05), focus=30)


def dripper_shape(g, s=None):
    o = [spin('cone', [(g, [(.12, .02), (.16, .02), (.20, .10), (.56, .80), (.58, .84), (.565, .855), (.54, .84), (.50, .78), (.15, .14), (.10, .10)])]),
         spin('plate', [(g, [(.15, .06), (.52, .05), (.55, .065), (.55, .09), (.52, .105), (.2, .12)])])]
    o.append(tube('ear', [(.42, 0, .62), (.62, 0, .66), (.78, 0, .52), (.74, 0, .34), (.56, 0, .26), (.30, 0, .28)], [.05, .042, .04, .04, .042, .05], g, res=16, flat=.6, up=(0, 1, 0)))
    return o


def server(z, g):
    r = .52
    return spin('server', [(g, [(0, 0), (r - .08, 0), (r, .06), (r + .04, .35), (r - .05, .72), (r - .16, .92), (r - .14, 1.0), (r - .12, 1.02), (r - .15, 1.02), (r - .18, .93)])])


def dripper(v):
    g, w = material('glaze', 'glaze', pattern=True, dip=((0, 0, 1), .4), speck=7), material('wood', 'stand', grain=(3, 9, 9))
    base = place(rbox('base', (1.9, 1.25, .09), w, .035), (0, 0, 0))
    arm = place(rbox('arm', (1.55, 1.05, .085), w, .035), (0, 0, 1.52))
    # the hole of the arm is hidden by the dripper's plate
    for x in (-.70, .70):
        place(cylinder('post', .045, 1.46, w, .01), (x, .36, .08))
        place(cylinder('post', .045, 1.46, w, .01), (x, -.36, .08))
    place(dripper_shape(g), (0, 0, 1.58), (0, 0, -20))
    i = material('glaze', fixed=(.62, .57, .50)); c = material('clay', fixed=(.40, .27, .17))
    place(cup(.78, .42, .32, i, i, c), (0, 0, .09), (0, 0, -25))
    if v == 1:
        return dict(rot=-28, elev=18, fill=.70)
    return dict(rot=-50, elev=40, fill=.76, zoom=(.66, 0, .18), focus=35)


def kettle_shape(m, h):
    o = [spin('body', [(m, [(0, 0), (.66, 0), (.70, .02), (.72, .06), (.72, .06), (.66, .50), (.52, .95), (.46, 1.06), (.44, 1.09), (.44, 1.09), (.455, 1.10), (.455, 1.12), (.43, 1.14), (.2, 1.19), (.06, 1.205), (.06, 1.205), (.05, 1.24), (.04, 1.27)]),
                       (h, [(.04, 1.27), (.11, 1.29), (.12, 1.36), (.08, 1.42), (0, 1.43)])])]
    o.append(tube('neck', [(-.60, 0, .18), (-.86, 0, .22), (-1.06, 0, .48), (-1.08, 0, .80), (-1.16, 0, 1.10), (-1.38, 0, 1.20), (-1.50, 0, 1.13)], [.10, .085, .062, .052, .046, .042, .040], m, res=24, n=12))
    o.append(tube('strut', [(.48, 0, .98), (.74, 0, 1.10), (.90, 0, 1.10)], [.05, .04, .04], m, res=14, flat=.6))
    o.append(tube('grip', [(.84, 0, 1.12), (1.10, 0, 1.06), (1.20, 0, .80), (1.14, 0, .46), (1.08, 0, .36)], [.07, .075, .075, .07, .06], h, res=20, flat=.75, n=10))
    return o


def kettle(v):
    kettle_shape(material('metal', 'metal', rough=.24), material('wood', 'handle', grain=(3, 9, 9)))
    return dict(rot=-22, elev=16, fill=.74) if v == 1 else dict(rot=-150, elev=34, fill=.74)


# ---- variants of what is in the bowl

def scoop_shape(w, m=None):
    """a wooden scoop along +x, open at the front"""
    u, t = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 1, 41), indexing='ij')
    o = []
    for k, flip in ((1.0, 0), (.86, 1)):
        a = np.pi * (1 + t)
        back = np.sin(np.clip(u / .30, 0, 1) * np.pi / 2) ** .7
        r = .46 * k * back
        x = (.0 if k == 1 else .06) + 1.30 * u - .30 * u ** 3 * (1 + np.sin(a))
        y, z = r * np.cos(a), r * np.sin(a) * .82 + .40
        vs = np.stack([x, y, z], -1).reshape(-1, 3)
        f = [(i * 41 + j, (i + 1) * 41 + j, (i + 1) * 41 + j + 1, i * 41 + j + 1) for i in range(25) for j in range(40)]
        o.append((vs, [q[::-1] for q in f] if flip else f))
    (v0, f0), (v1, f1) = o
    n = len(v0)
    rim = [i * 41 for i in range(26)] + [25 * 41 + j for j in range(1, 41)] + [i * 41 + 40 for i in range(24, -1, -1)]
    edge = [(a, b, b + n, a + n) for a, b in zip(rim, rim[1:])]
    out = [obj('scoop', np.concatenate([v0, v1]), f0 + [tuple(a + n for a in q) for q in f1] + edge, w)]
    out.append(tube('grip', [(.06, 0, .36), (-.25, 0, .42), (-.6, 0, .47), (-.98, 0, .50), (-1.05, 0, .50)], [.13, .075, .07, .085, .05], w, res=20, flat=.8))
    return out


def ball(m, r=.06, bump=.12):
    u, t = np.meshgrid(np.linspace(0, np.pi, 16), np.linspace(0, TAU, 25), indexing='ij')
    k = r * (1 + bump * np.sin(5 * t + 3 * u) * np.sin(u) ** 2 + .5 * bump * np.sin(9 * u + 2 * t) * np.sin(u))
    vs = np.stack([k * np.sin(u) * np.cos(t), k * np.sin(u) * np.sin(t), k * np.cos(u)], -1).reshape(-1, 3)
    return obj('ball', vs, [(i * 25 + j, (i + 1) * 25 + j, (i + 1) * 25 + j + 1, i * 25 + j + 1) for i in range(15) for j in range(24)], m)


def tea_bowl(v, fill, spill):
    m, i = material('glaze', 'bowl'), material('glaze', 'inside')
    bowl_shape(.46, .80, .36, m, i, m)
    fill(.57, .36)
    spill(.42, -1.0)
    if v == 1:
        return dict(rot=0, elev=32, fill=.80)
    return dict(rot=-24, elev=55, fill=.74, zoom=(.62, .02, .04), focus=30)


def blade(m, seed, long=.17, wide=.026):
    """a leaf that dried as it was: folded along its rib, curled, its edge torn"""
    rng = np.random.RandomState(seed)
    fold, curl, roll = rng.uniform(.3, 1.1), rng.uniform(-.5, .5), rng.uniform(-1.2, 1.2)
    u, w = np.meshgrid(np.linspace(0, 1, 20), np.linspace(-1, 1, 9), indexing='ij')
    half = wide * np.sin(np.pi * np.clip(u, .03, .97) ** rng.uniform(.6, 1.1)) ** .8 * (1 + .22 * noise2(9 * u, 2 * np.sign(w), seed, 2, 2.0)) + .0015
    y, z = half * w, fold * np.abs(half * w) * (1 - .3 * np.abs(w)) + .004 * np.sin(22 * u + 3 * w + seed)
    t = roll * (u - .5) * 2
    y, z = y * np.cos(t) - z * np.sin(t), y * np.sin(t) + z * np.cos(t)
    v = np.stack([long * (u - .5), y + .22 * long * curl * (2 * u - 1) ** 2, z + .18 * long * curl * np.sin(4 * u + seed)], -1).reshape(-1, 3)
    return obj('blade', v, [(i * 9 + j, (i + 1) * 9 + j, (i + 1) * 9 + j + 1, i * 9 + j + 1) for i in range(19) for j in range(8)], m)


def needles(rice=False):
    """green tea: flat, straight slivers, with roasted rice if asked"""
    l, pale = material('dry', 'leaves', base=.15, pattern=True, scale=3, vary=.25), material('dry', 'leaves', base=.25, scale=3, vary=.6)
    grain, popped = material('dry', fixed=(.50, .31, .13), scale=4), material('dry', fixed=(.74, .64, .47), scale=4)

    def leaves(k):
        some = lambda n, o, s=(.55, 1.2): (int(n * k), o, s)
        o = [some(260, sliver(l, 50 + s, .17 + .03 * (s % 3), .0050 + .0006 * (s % 3), 2.6, 1.2, .07)) for s in range(7)] + \
            [some(130, sliver(pale, 60 + s, .15, .0052, 2.8, 1.0, .06)) for s in range(3)] + [some(180, sliver(l, 70 + s, .07, .0050, 2.4, 1, .04)) for s in range(2)]
        return o + ([some(330, dice(grain, 80, .028), (.8, 1.15)), some(70, ball(popped, .038, .13), (.7, 1.1))] if rice else [])
    return leaves


def tea_needles(v, rice=False):
    return tea_dish(v, .38, .86, .42, needles(rice), dome=.13, level=.72, spill=(.60, -1.08), spread=.42, tilt=15)


def tea_rice(v):
    return tea_needles(v, rice=True)


def peony():
    """white tea: whole young leaves and pale buds"""
    l, pale, bud = material('dry', 'leaves', base=.2, pattern=True, scale=2, vary=.30), material('dry', 'leaves', base=.3, scale=2, vary=.35), material('dry', fixed=(.60, .585, .49), scale=5)
    brown = material('dry', fixed=(.17, .115, .06), scale=3)

    def leaves(k):
        some = lambda n, o, s=(.6, 1.25): (int(n * k), o, s)
        return [some(120, blade(l, s, .20 + .02 * (s % 3), .026 + .006 * (s % 3))) for s in range(6)] + [some(90, blade(pale, 10 + s, .18, .024)) for s in range(3)] + \
            [some(70, sliver(bud, 20 + s, .24, .016, 1.5, .6, .10), (.7, 1.1)) for s in range(3)] + [some(60, blade(brown, 30, .15, .02)), some(60, stalk(l, 31, .2))]
    return leaves


def tea_peony(v):
    return tea_dish(v, .62, .64, .34, peony(), dome=.13, spill=(.50, -.95), spread=.44, high=.09, tilt=30, under=.10)


def crumb(m, seed=0, size=.085):
    """a torn bit of a dried leaf: a ragged outline, curled along its rib"""
    rng = np.random.RandomState(seed)
    t, u = np.meshgrid(np.linspace(0, TAU, 19), np.linspace(0, 1, 5), indexing='ij')
    ragged = np.interp(t, np.linspace(0, TAU, 19), np.append(q := rng.uniform(.55, 1.0, 18), q[0]))
    x, y = size * u * ragged * np.cos(t), size * .62 * u * ragged * np.sin(t)
    curl, turn = rng.uniform(4, 9), rng.uniform(-4, 4)
    z = curl * y * y + turn * x * y + .10 * size * np.sin(60 * x + seed) * np.cos(50 * y) + .05 * size * rng.uniform(-1, 1, x.shape) * u
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    return obj('crumb', v, [(i * 5 + j, (i + 1) * 5 + j, (i + 1) * 5 + j + 1, i * 5 + j + 1) for i in range(18) for j in range(4)], m)


def stalk(m, seed=0, L=.22):
    rng = np.random.RandomState(seed)
    return tube('stalk', [(-L / 2, 0, 0), (-L * .1, rng.uniform(-.015, .015), rng.uniform(0, .015)), (L / 2, 0, 0)], [.006, .008, .005], m, res=6, n=3)


def dice(m, seed=0, size=.046):
    """a dried, shrunken cube of fruit or root"""
    rng = np.random.RandomState(seed)
    u, t = np.meshgrid(np.linspace(0, np.pi, 13), np.linspace(0, TAU, 21), indexing='ij')
    d = np.stack([np.sin(u) * np.cos(t), np.sin(u) * np.sin(t), np.cos(u)], -1)
    cube = d / (np.abs(d) ** 9).sum(-1, keepdims=True) ** (1 / 9)
    v = cube * size * rng.uniform((.8, .6, .35), (1.3, 1.0, .7))
    k = sum(np.sin(d @ rng.uniform(-5, 5, 3) + rng.uniform(0, 6)) for _ in range(4))
    v = (v * (1 + .055 * k[..., None])).reshape(-1, 3)
    return obj('dice', v, [(i * 21 + j, (i + 1) * 21 + j, (i + 1) * 21 + j + 1, i * 21 + j + 1) for i in range(12) for j in range(20)], m)


def curl(m, rind, seed=0, r=.11):
    """a curled strip of a fruit's slice, with its rind on one side"""
    rng = np.random.RandomState(seed)
    arc, lift = rng.uniform(1.6, 2.6), rng.uniform(.03, .07)
    return sheet('curl', lambda u, w: ((r * (.45 + .55 * w)) * np.cos(arc * u), (r * (.45 + .55 * w)) * np.sin(arc * u), lift * np.sin(3 * u + seed) + .03 * w * np.sin(8 * u + seed)), 16, 6, None, .014, (.3, .1), [m, rind], lambda u, w: int(w > .8))


def bark(m):
    """a short piece of a rolled bark"""
    return sheet('bark', lambda u, w: ((u - .5) * .34, (.022 + .010 * w) * np.cos(w * 8.4), (.022 + .010 * w) * np.sin(w * 8.4)), 6, 40, m, .005, (.34, .2))


def herbs(mixed=True):
    """cut leaves, mixed with petals and stalks"""
    l, rib = material('dry', 'leaves', base=.18, pattern=True, vary=.30, scale=2), material('dry', 'leaves', base=.30, vary=.25, scale=2)
    straw, petal, blue = material('dry', fixed=(.46, .38, .20)), material('dry', fixed=(.66, .47, .14)), material('dry', fixed=(.16, .17, .34))

    def leaves(k):
        some = lambda n, o, s=(.45, 1.15): (int(n * k), o, s)
        o = [some(250, crumb(l, s, .062 + .012 * (s % 3))) for s in range(6)] + [some(200, crumb(rib, 10 + s, .06)) for s in range(3)] + [some(500, crumb(l, 20, .026))]
        o += [some(70, stalk(straw if mixed else rib, 1, .2))]
        return o + ([some(110, crumb(petal, 8, .05)), some(60, crumb(blue, 9, .045)), some(70, blade(petal, 12, .11, .014))] if mixed else [])
    return leaves


def tea_herbs(v, mixed=True):
    return tea_dish(v, .66, .60, .34, herbs(mixed), dome=.12, spill=(.50, -.95), spread=.46, high=.07, tilt=42, under=.07)


def tea_mint(v):
    return tea_herbs(v, mixed=False)


def fruit():
    """cubes and curled slices of dried fruit, with bark and hips"""
    l, deep = material('fruit', 'leaves', pattern=True, vary=.25, scale=4), material('fruit', 'leaves', base=.12, vary=.2, scale=4)
    pale, rind, plum, brown = (material('fruit', fixed=c, scale=4) for c in ((.56, .42, .23), (.33, .075, .04), (.050, .020, .026), (.20, .085, .038)))

    def leaves(k):
        some = lambda n, o, s=(.6, 1.25): (math.ceil(n * k), o, s)
        return [some(170, dice(l, s)) for s in range(3)] + [some(150, dice(deep, 10 + s)) for s in range(2)] + [some(120, dice(pale, 4)), some(70, dice(plum, 5), (.8, 1.4)), some(200, dice(l, 6, .024))] + \
            [some(26, curl(pale, rind, 1, .09), (.8, 1.15)), some(16, curl(l, rind, 2, .09), (.8, 1.1)), some(10, bark(brown), (.7, .9))]
    return leaves


def tea_fruit(v):
    return tea_dish(v, .50, .76, .36, fruit(), dome=.12, level=.78, spread=.44, high=.09, tilt=60, under=.08)


def tea_pearls(v):
    l = material('leaf', 'leaves', base=.2, pattern=True, scale=1.6)
    under = material('soil', 'leaves', base=.06)
    rng = np.random.RandomState(17)

    def fill(r, z):
        spin('under', [(under, [(r - .01, z - .06), (r * .8, z), (0, z + .03)])])
        heap(300, r - .02, z + .03, .10, ball(l, .062, .11), rng, 90, (.8, 1.15))
    return tea_bowl(v, fill, lambda x, y: scatter_beans(36, (x, y), .46, ball(l, .062, .11), rng, z=.055))


def tea_scoop(v):
    w = material('wood', fixed=(.47, .29, .15), grain=(1.2, 9, 9)); l, pale = material('dry', 'leaves', base=.15, pattern=True, scale=3, vary=.25), material('dry', 'leaves', base=.2, scale=3, vary=.75)
    rng = np.random.RandomState(18)
    scoop_shape(w)
    under = material('soil', 'leaves', base=.06)
    place(spin('under', [(under, [(.38, -.06), (.30, .02), (0, .06)])]), (.62, 0, .36), scale=(1.45, .95, 1))
    for q in pile([(230, sliver(l, k, .15 + .02 * (k % 3), .0062, twist=5), (.65, 1.2)) for k in range(6)] + [(180, sliver(pale, 20, .14, .006), (.65, 1.2))], .36, .40, .10, rng, 30):
        q.matrix_world.translation.x = q.matrix_world.translation.x * 1.45 + .62
    strew([(75, sliver(l, 30 + k, .16, .0062, twist=5), (.65, 1.25)) for k in range(5)] + [(60, sliver(pale, 40, .14, .006), (.65, 1.2))], (1.60, -.10), .55, rng, .11)
    if v == 1:
        return dict(rot=-28, elev=34, fill=.80)
    return dict(rot=24, elev=46, fill=.80, zoom=(.62, .18, .02), focus=35)


def beans_scoop(v):
    w = material('wood', fixed=(.47, .29, .15), grain=(1.2, 9, 9)); b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2)
    rng = np.random.RandomState(19)
    scoop_shape(w)
    under = material('soil', 'beans', base=.05)
    place(spin('under', [(under, [(.38, -.06), (.30, .0), (0, .03)])]), (.62, 0, .36), scale=(1.45, .95, 1))
    o = heap(84, .37, .40, .10, bean(b, line), rng, 55)
    for q in o:
        q.matrix_world.translation.x = q.matrix_world.translation.x * 1.45 + .62
    scatter_beans(75, (1.75, -.05), .55, bean(b, line), rng)
    if v == 1:
        return dict(rot=-28, elev=34, fill=.80)
    return dict(rot=24, elev=46, fill=.80, zoom=(.62, .18, .02), focus=35)


def beans_cup(v):
    m = material('glaze', 'bowl'); b = material('bean', 'beans', pattern=True); line = material('bean', 'beans', base=.2)
    c = material('clay', fixed=(.45, .32, .21))
    rng = np.random.RandomState(20)
    place(cup(.78, .50, .36, m, m, c, belly=.03), (0, 0, 0), (0, 0, -35))
    under = material('soil', 'beans', base=.05)
    spin('under', [(under, [(.45, .60), (.3, .66), (0, .70)])])
    heap(95, .41, .70, .13, bean(b, line), rng, 50)
    scatter_beans(60, (.25, -.95), .62, bean(b, line), rng)
    if v == 1:
        return dict(rot=0, elev=30, fill=.76)
    return dict(rot=-40, elev=56, fill=.80, zoom=(.72, 0, .04), focus=30)


def coffee_scoop(v):
    """a measure with a clip, for the name 'tools' in a coffee shop"""
    h, m, c = material('wood', 'handle', grain=(.8, 7, 7)), material('metal', 'metal', rough=.22), material('cloth', 'cloth', weave=20)
    sheet('cloth', lambda u, w: ((u - .5) * 2.9, (w - .5) * 1.9 - .2 + .05 * np.sin(5 * u), .02 + .035 * np.maximum(0, noise2(u * 5, w * 5, 3, 2, 1.6))), 70, 60, c, .02, (2.9, 1.9))
    spin('bowl', [(m, [(0, .05), (.22, .06), (.36, .16), (.42, .34), (.42, .34), (.43, .35), (.415, .36), (.40, .34), (.345, .18), (.21, .085), (0, .075)])], seg=96)
    o = [x for x in bpy.context.scene.objects if x.name.startswith('bowl')]
    place(o, (.75, 0, .02))
    tube('neck', [(.36, 0, .36), (.15, 0, .36), (-.10, 0, .30)], [.05, .04, .045], m, res=14, flat=.5, up=(0, 1, 0))
    tube('grip', [(-.05, 0, .31), (-.45, 0, .25), (-.95, 0, .17), (-1.05, 0, .155)], [.060, .085, .095, .05], h, res=20, flat=.7)
    tube('clip', [(-.70, 0, .30), (-.30, 0, .38), (.02, 0, .44), (.12, 0, .40)], [.035, .06, .06, .04], m, res=12, flat=.22, up=(0, 1, 0))
    b = material('bean', fixed=(.060, .030, .016)); line = material('bean', fixed=(.12, .07, .04))
    rng = np.random.RandomState(4)
    o = heap(34, .30, .27, .09, bean(b, line), rng, 50)
    for q in o:
        q.matrix_world.translation.x += .75
    scatter_beans(22, (.65, -.85), .40, bean(b, line), rng, z=.12)
    if v == 1:
        return dict(rot=-26, elev=38, fill=.84)
    return dict(rot=28, elev=44, fill=.78, zoom=(.60, .08, .06), focus=40)


MODELS = {'tea-tin': tea_tin, 'tea-leaves': tea_leaves, 'coffee-beans': coffee_beans, 'dripper': dripper, 'kettle': kettle,
          'tea-leaves.needles': tea_needles, 'tea-leaves.rice': tea_rice, 'tea-leaves.peony': tea_peony, 'tea-leaves.herbs': tea_herbs, 'tea-leaves.mint': tea_mint, 'tea-leaves.fruit': tea_fruit, 'tea-leaves.pearls': tea_pearls, 'tea-leaves.scoop': tea_scoop,
          'coffee-beans.scoop': beans_scoop, 'coffee-beans.cup': beans_cup, 'tools.scoop': coffee_scoop}
