"""Wrapping, ribbons, boxes."""
import math
import numpy as np
from scene import *
from textiles import ribbon, fold, belt
from stationery import envelope, sprig


def bow(m, w=.14, s=1.0, z=0):
    """two loops, two tails, a knot"""
    o = []
    for sg in (-1, 1):
        o.append(tube('loop', [(0, 0, .03 * s), (sg * .22 * s, .05 * s, .20 * s), (sg * .50 * s, .10 * s, .20 * s), (sg * .56 * s, .09 * s, .08 * s), (sg * .34 * s, .04 * s, .02 * s), (0, 0, .03 * s)], [w * .30, w * .48, w * .52, w * .52, w * .45, w * .28], m, res=12, n=9, flat=.10, up=(0, 1, .25)))
        o.append(tube('tail', [(0, 0, .03 * s), (sg * .18 * s, -.20 * s, .05 * s), (sg * .30 * s, -.42 * s, .015 * s), (sg * .36 * s, -.66 * s, .02 * s)], [w * .3, w * .5, w * .5, w * .5], m, res=12, n=9, flat=.10, up=(0, 0, 1)))
    o.append(place(rbox('knot', (w * .9, w * .95, w * .6), m, w * .28, 5), (0, 0, .01)))
    return place(o, (0, 0, z))


def gift_card(v):
    c, r = material('paper', 'card', base=.65, rough=.5, pattern=True), material('cloth', 'ribbon', weave=40)

    def one(z=0):
        o = [slab('card', round_rect(1.7, 1.07, .08), 0, .022, c, .006)]
        o.append(place(belt(1.07 + .008, 0, -.003, .026, .15, r, .012, .008), (-.42, 0, 0), (0, 0, 90)))
        o += place(bow(r, .15, .62), (-.42, 0, .028), (0, 0, 0))
        return place(o, (0, 0, z))
    env = material('paper', fixed=(.70, .62, .50))
    if v == 1:
        place(envelope(env, env, back=False, w=1.85, h=1.22), (.10, .18, 0), (0, 0, 12))
        place(one(.018), (0, -.08, 0), (0, 2, -6))
        return dict(rot=-10, elev=46, fill=.70)
    # leaning on a small block
    place(one(), (0, .535, 0)); o = [x for x in bpy.context.scene.objects if x.type == 'MESH']
    place(o, (0, 0, 0), (70, 0, 0))
    place(rbox('block', (.8, .35, .55), material('wood', fixed=(.45, .29, .16), grain=(1, 8, 8)), .03), (.1, .48, 0))
    return dict(rot=-26, elev=16, fill=.66)


def wrapping_roll(v):
    p, r = material('paper', 'paper', base=.55, pattern=True, stripes=1.6, dip=((0, 1, 0), 1.2)), material('cloth', 'ribbon', weave=30)
    inner = material('paper', fixed=(.50, .38, .26))

    def roll(L, R, tail):
        pts = []
        t = .012
        turns = 4
        n = turns * 30
        for i in range(n + 1):
            a = i / n * turns * TAU
            rr = R - .06 + .06 * i / n
            ang = -math.pi / 2 - (turns * TAU - a)
            pts.append((rr * math.cos(ang), R + rr * math.sin(ang) + t / 2))
        for x in np.linspace(.12, tail, 10):
            pts.append((x, t / 2 + .16 * max(0, (x - tail * .6) / tail) ** 1.6 * 2))
        o = [fold('roll', pts, L, t, [p], wob=.004, seed=3, n=2, fray=0, ny=30)]
        o.append(place(tube('core', [(0, -L / 2 + .02, 0), (0, L / 2 - .02, 0)], R - .065, inner, res=32, smooth=False), (0, 0, R)))
        o.append(place(tube('bore', [(0, -L / 2 + .012, 0), (0, L / 2 - .012, 0)], R - .085, material('paper', fixed=(.02, .016, .012)), res=32, smooth=False), (0, 0, R)))
        return o

    def closed(L, R):
        return [place(tube('roll', [(0, -L / 2, 0), (0, L / 2, 0)], R, p, res=48, smooth=False), (0, 0, R)), place(tube('bore', [(0, -L / 2 - .003, 0), (0, L / 2 + .003, 0)], R - .05, material('paper', fixed=(.03, .024, .018)), res=32, smooth=False), (0, 0, R)),
                place(tube('tie', [((R + .012) * math.cos(a), 0, R + (R + .012) * math.sin(a)) for a in np.linspace(0, TAU, 33)[:-1]], .05, r, res=10, closed=True, n=2, flat=.2, up=(0, 1, 0)), (0, 0, 0))]
    if v == 1:
        roll(3.4, .24, 1.7)
        place(closed(3.4, .20), (-.62, .12, 0), (0, 0, 4))
        place(bow(r, .16, .8), (-.62, .1, .415), (0, 0, 70))
        return dict(rot=52, elev=30, fill=.78)
    for i, (x, z) in enumerate(((0, 0), (.46, 0), (.92, 0), (.23, .40), (.69, .40))):
        place(closed(3.0, .22), (x, .06 * math.sin(i * 4), z), (0, 0, 0))
    return dict(rot=40, elev=26, fill=.74)


def spool(r, c, R=.62, h=.42):
    o = [spin('ribbon', [(r, [(.26, .05), (R - .08, .05), (R - .08, .05), (R - .075, h * .5), (R - .08, h - .05), (R - .08, h - .05), (.26, h - .05)])])]
    for z in (0, h - .045):
        o.append(place(spin('side', [(c, [(.16, 0), (R, 0), (R, 0), (R + .008, .022), (R, .045), (R, .045), (.16, .045), (.16, .045), (.16, 0)])]), (0, 0, z)))
    o.append(spin('hub', [(c, [(.16, 0), (.16, h)])]))
    return o


def ribbon_spool(v):
    r, c = material('cloth', 'ribbon', weave=34, pattern=True, stripes=3), material('paper', 'core')
    if v == 1:
        o = spool(r, c)
        place(o, (0, -.21, 0)); place(o, (0, 0, 0), (90, 0, 0)); place(o, (0, 0, .63), (0, 0, 0))
        place(o, (0, .0, 0))
        q = sheet('tail', lambda u, w: (.02 + 2.0 * u + .0 * w, (w - .5) * .30 + .28 * np.sin(3.6 * u) * u - .0, .095 * (1 - u) ** 6 + .012 + .10 * np.sin(7.5 * u) ** 2 * u), 90, 5, r, .008, (2.0, .30))
        q = place(q, (0, -.21 + .21, 0))
        return dict(rot=-32, elev=22, fill=.72)
    for i, (x, y, z) in enumerate(((0, 0, 0), (0.03, .02, .43), (1.25, -.55, 0))):
        place(spool(r, c), (x, y, z), (0, 0, i * 40))
    place(bow(r, .20, 1.0), (.25, -1.15, 0), (0, 0, 10))
    return dict(rot=-14, elev=36, fill=.76)


def one_box(b, r, l, w, d, h):
    o = [rbox('box', (w, d, h), b, .015), place(rbox('lid', (w + .06, d + .06, h * .24), l, .018), (0, 0, h * .80))]
    H = h * 1.04
    for k, (a, q) in enumerate(((w + .06, 0), (d + .06, 90))):
        o.append(place(belt(a + .012, 0, -.002, H + .006, .17, r, .02, .012), (0, 0, 0), (0, 0, q)))
    o += place(bow(r, .17, .95), (0, 0, H + .012), (0, 0, 24))
    return o


def gift_box(v):
    b, r, l = material('paper', 'box', base=.55, pattern=True, stripes=1.6), material('cloth', 'ribbon', weave=34), material('paper', 'lid', base=.55)
    one_box(b, r, l, 1.5, 1.5, .95)
    if v == 1:
        return dict(rot=-30, elev=24, fill=.64)
    place(one_box(b, r, l, 1.0, 1.0, .62), (-1.35, -.75, 0), (0, 0, 14))
    return dict(rot=18, elev=36, fill=.78)


MODELS = {'gift-card': gift_card, 'wrapping-roll': wrapping_roll, 'ribbon-spool': ribbon_spool, 'gift-box': gift_box}
