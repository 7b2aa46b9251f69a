"""Turned, sawn and carved wood, and the tools of the workshop."""
import math
import numpy as np
from scene import *


def leg(m, top, foot, r0=.26, r1=.16):
    return tube('leg', [top, foot], [r0, r1], m, res=24, smooth=False)


def table(v):
    w, l = material('wood', 'wood', grain=(.28, 2.6, 2.6), scale=.9), material('wood', 'legs', grain=(2.4, 2.4, .3), scale=.9)
    L, D, H = 16.0, 8.5, 7.5
    for i in range(5):       # boards
        place(rbox('board', (L, D / 5 - .012, .32), w, .05), (.0, (i - 2) * D / 5, H - .32))
    for y in (-1, 1):
        place(rbox('apron', (L - 2.2, .22, .75), l, .03), (0, y * (D / 2 - .75), H - 1.07))
    for x in (-1, 1):
        place(rbox('apron', (.22, D - 1.6, .75), l, .03), (x * (L / 2 - 1.1), 0, H - 1.07))
        for y in (-1, 1):
            leg(l, (x * (L / 2 - 1.05), y * (D / 2 - .78), H - .32), (x * (L / 2 - .75), y * (D / 2 - .5), 0), .36, .21)
    if v == 1:
        return dict(rot=-50, elev=24, fill=.90)
    return dict(rot=-48, elev=22, fill=.78, zoom=(.48, -.02, .16), focus=8)


def bench(v):
    w, l = material('wood', 'wood', grain=(.3, 3.4, 3.4), scale=1), material('wood', 'legs', grain=(3, 3, .4), scale=1)
    L, D, H = 12.0, 3.4, 4.5
    for i in range(2):
        place(rbox('board', (L, D / 2 - .01, .34), w, .08), (0, (i - .5) * D / 2, H - .34))
    for x in (-1, 1):
        place(rbox('cross', (.3, D - .9, .45), l, .05), (x * (L / 2 - 1.7), 0, H - .79))
        for y in (-1, 1):
            leg(l, (x * (L / 2 - 1.7), y * (D / 2 - .6), H - .34), (x * (L / 2 - 1.0), y * (D / 2 - .25), 0), .27, .19)
    tube('rail', [(-(L / 2 - 1.5), 0, H - 2.2), (L / 2 - 1.5, 0, H - 2.2)], .13, l, res=20, smooth=False)
    for x in (-1, 1):
        tube('rail', [(x * (L / 2 - 1.42), -(D / 2 - .45), H - 2.2), (x * (L / 2 - 1.42), D / 2 - .45, H - 2.2)], .13, l, res=20, smooth=False)
    return dict(rot=-32, elev=18, fill=.78) if v == 1 else dict(rot=-56, elev=24, fill=.74, zoom=(.56, 0, .14), focus=8)


def stool(v):
    w, l = material('wood', 'wood', grain=(.7, 5, 5), scale=1), material('wood', 'legs', grain=(5, 5, .5), scale=1)
    H = 4.6
    spin('seat', [(w, [(0, H - .36), (1.35, H - .36), (1.55, H - .30), (1.64, H - .18), (1.62, H - .06), (1.52, H), (1.2, H - .03), (.6, H - .08), (0, H - .09)])], seg=128)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        leg(l, (.95 * math.cos(a), .95 * math.sin(a), H - .33), (1.55 * math.cos(a), 1.55 * math.sin(a), 0), .20, .135)
    for k in range(4):
        a, b = math.pi / 4 + k * math.pi / 2, math.pi / 4 + (k + 1) * math.pi / 2
        z = 1.5 if k % 2 else 1.95
        q = .95 + .6 * (1 - z / (H - .33))
        tube('rung', [(q * math.cos(a), q * math.sin(a), z), (q * math.cos(b), q * math.sin(b), z)], .10, l, res=18, smooth=False)
    if v == 1:
        return dict(rot=-18, elev=20, fill=.68)
    return dict(rot=20, elev=44, fill=.74)


def tray(v):
    w, h = material('wood', 'wood', grain=(.5, 4, 4)), material('wood', 'handles', grain=(3, 9, 9))
    L, D = 4.2, 2.8
    slab('base', round_rect(L, D, .25), 0, .12, w, .03)
    for y in (-1, 1):
        place(rbox('side', (L - .45, .11, .42), w, .035), (0, y * (D / 2 - .06), .02))
    for x in (-1, 1):
        place(rbox('end', (.11, D - .45, .42), w, .035), (x * (L / 2 - .06), 0, .02))
        tube('handle', [(x * (L / 2 - .06), -.62, .38), (x * (L / 2 - .05), -.55, .68), (x * (L / 2 - .05), 0, .78), (x * (L / 2 - .05), .55, .68), (x * (L / 2 - .06), .62, .38)], .065, h, res=16, n=10)
    for x in (-1, 1):
        for y in (-1, 1):
            place(cylinder('corner', .17, .42, w, .03), (x * (L / 2 - .19), y * (D / 2 - .19), .02))
    return dict(rot=-28, elev=28, fill=.76) if v == 1 else dict(rot=40, elev=50, fill=.78)


def tray_round(v, wood=None, grips=None):
    w, h = wood or material('wood', 'wood', grain=(.5, 4, 4)), grips or material('wood', 'handles', grain=(3, 9, 9))
    R = 1.9
    spin('tray', [(w, [(0, 0), (R - .1, 0), (R, .03), (R + .04, .15), (R + .06, .36), (R + .04, .40), (R + .0, .40), (R - .03, .36), (R - .06, .16), (R - .14, .10), (0, .10)])], seg=160)
    for x in (-1, 1):
        q = [(x * (R + .02) * math.cos(a), (R + .02) * math.sin(a), .36 + .26 * math.sin((a + .36) / .72 * math.pi) ** .7) for a in np.linspace(-.36, .36, 13)]
        tube('handle', q, .06, h, res=16, n=5)
    return dict(rot=-28, elev=28, fill=.76) if v == 1 else dict(rot=60, elev=52, fill=.76)


def cord_loop(m, at, s=1.0):
    x, y, z = at
    return tube('cord', [(x, y, z - .10), (x + .05 * s, y + .16 * s, z + .03), (x + .28 * s, y + .45 * s, .05), (x + .22 * s, y + .85 * s, .05), (x - .06 * s, y + .90 * s, .05), (x - .12 * s, y + .50 * s, .06), (x - .04 * s, y + .16 * s, z + .03), (x, y, z - .10)], .035, m, res=10, n=10)


def board_shape(L, W, grip):
    top = [(W / 2, L / 2 - .45), (W / 2 - .10, L / 2 - .16), (W / 2 - .42, L / 2 + .02), (.36, L / 2 + .16), (.24, L / 2 + .40), (.25, L / 2 + grip - .25), (.14, L / 2 + grip - .04), (0, L / 2 + grip)]
    top += [(-x, y) for x, y in top[-2::-1]]
    return smooth_line([(x, y, 0) for x, y in top], 8)[:, :2].tolist() + round_rect(W, L, .22, 8)[18:36]


def cutting_board(v):
    w, c = material('wood', 'wood', grain=(4.5, .45, 4.5)), material('cloth', 'cord', weave=30)
    hole = material('wood', fixed=(.05, .035, .02))

    def one(L, W, g):
        return [slab('board', board_shape(L, W, g), 0, .22, w, .05, 4), place(cylinder('hole', .085, .02, hole, .004, seg=40), (0, L / 2 + g - .30, .208)), cord_loop(c, (0, L / 2 + g - .30, .23), .8)]
    place(one(3.0, 2.0, 1.05))
    if v == 1:
        return dict(rot=-32, elev=42, fill=.76)
    place(one(2.3, 1.5, .85), (.35, -.15, .225), (0, 0, -16))
    return dict(rot=-60, elev=28, fill=.78)


def spoon(w, L=2.9, bw=.30, slot=False):
    """lies along y, bowl at +y"""
    o = [tube('handle', [(0, -L / 2, .10), (0, -L * .2, .11), (0, L * .12, .13), (0, L * .28, .13)], [.075, .085, .068, .10], w, res=18, flat=.75, n=10)]
    u, t = np.meshgrid(np.linspace(0, 1, 15), np.linspace(0, TAU, 41), indexing='ij')

    def bowl(depth, k):
        y = L * .28 + .42 + .55 * u * np.sin(t) * k
        x = bw * u * np.cos(t) * k * (1 - .12 * np.sin(t))
        z = .20 - depth * (1 - u ** 2.2)
        return x, y, z
    for (d, k, flip) in ((.12, .90, 0), (.20, 1.0, 1)):
        x, y, z = bowl(d, k)
        vs = np.stack([x, y, z], -1).reshape(-1, 3)
        f = [((i) * 41 + j, (i + 1) * 41 + j, (i + 1) * 41 + j + 1, i * 41 + j + 1) for i in range(14) for j in range(40)]
        o.append(obj('spoon', vs, f if not flip else [q[::-1] for q in f], w))
    xi, yi, zi = [q[-1] for q in bowl(.12, .90)]; xo, yo, zo = [q[-1] for q in bowl(.20, 1.0)]
    vs = np.concatenate([np.stack([xi, yi, zi], 1), np.stack([(xi + xo) / 2, (yi + yo) / 2, zi + .02], 1), np.stack([xo, yo, zo], 1)])
    f = [(a * 41 + j, a * 41 + j + 1, (a + 1) * 41 + j + 1, (a + 1) * 41 + j) for a in (0, 1) for j in range(40)]
    o.append(obj('lip', vs, f, w))
    return o


def spatula(w, L=2.9):
    return [tube('handle', [(0, -L / 2, .10), (0, -L * .2, .11), (0, L * .12, .11), (0, L * .22, .10)], [.075, .085, .07, .09], w, res=18, flat=.7, n=10),
            place(slab('blade', smooth_line([(-.08, L * .18, 0), (-.20, L * .30, 0), (-.26, L * .5, 0), (-.24, L * .60, 0), (-.05, L * .63, 0), (.20, L * .60, 0), (.26, L * .5, 0), (.20, L * .30, 0), (.08, L * .18, 0)], 6)[:, :2].tolist(), 0, .09, w, .035, 4), (0, 0, .05))]


def spoons(v):
    w, c = material('wood', 'wood', grain=(7, .8, 7)), material('cloth', 'cord', weave=34)
    if v == 1:
        place(spoon(w), (-.62, 0, 0), (0, 0, 14)); place(spatula(w), (.05, .05, 0), (0, 0, -2)); place(spoon(w, 2.6, .24), (.68, -.1, 0), (0, 0, -15))
        return dict(rot=-30, elev=50, fill=.78)
    for i, (o, a) in enumerate(((spoon(w), 9), (spatula(w), -1), (spoon(w, 2.6, .24), -11))):
        place(o, (0, 1.1, .03 * i)); place(o, (0, -.9, 0), (0, 0, a))
    for k in range(3):
        q = [(.40 * math.cos(a), .02 * math.sin(2 * a), .12 + .155 * math.sin(a)) for a in np.linspace(0, TAU, 25)[:-1]]
        place(tube('cord', q, .022, c, res=8, n=3, closed=True), (0, -.62 + .05 * k, .03), (0, 0, 3 * k))
    tube('end', [(.05, -.57, .30), (.3, -.75, .22), (.62, -.95, .03), (.80, -1.25, .03)], .020, c, res=8)
    tube('end', [(-.05, -.57, .30), (-.25, -.82, .25), (-.45, -1.1, .03), (-.42, -1.4, .03)], .020, c, res=8)
    return dict(rot=42, elev=36, fill=.80)


def tools(v):
    h, m, c = material('wood', 'handle', grain=(7, .8, 7), rough=.38), material('metal', 'metal', rough=.22), material('cloth', 'cloth', weave=20)
    # a cloth to lay them on
    sheet('cloth', lambda u, w: ((u - .5) * 4.2 + .06 * np.sin(4 * w), (w - .5) * 3.3 + .06 * np.sin(5 * u), .02 + .035 * np.maximum(0, noise2(u * 5, w * 5, 3, 2, 1.6)) + .10 * np.maximum(0, np.sin(9 * u + 5 * w + 1)) ** 10 * (np.abs(u - .5) > .33)), 90, 80, c, .02, (4.2, 3.3))

    def graver(k, x, a):
        L = 1.25
        o = [place(spin('grip', [(h, [(0, 0), (.12, .015), (.17, .10), (.155, .25), (.10, .48), (.095, .70), (.11, .78), (.11, .78), (.085, .80)]), (m, [(.085, .80), (.095, .80), (.095, .80), (.095, .93), (.07, .96), (.07, .96), (.038, .97)])], seg=48))]
        if k == 0:
            o.append(tube('blade', [(0, 0, .93), (0, 0, 1.6), (0, 0, 1.75), (0, 0, 1.95)], [.042, .040, .034, .004], m, res=4, smooth=False))
        elif k == 1:
            o.append(tube('blade', [(0, 0, .93), (0, 0, 1.5), (0, 0, 1.7), (.06, 0, 1.9)], [.036, .036, .060, .05], m, res=16, flat=.4))
        elif k == 2:
            o.append(tube('awl', [(0, 0, .93), (0, 0, 1.5), (0, 0, 2.05)], [.038, .030, .003], m, res=14, smooth=False))
        else:
            o.append(tube('knife', [(0, 0, .93), (0, 0, 1.25), (.02, 0, 1.75), (.09, 0, 1.98)], [.05, .085, .08, .006], m, res=16, flat=.16, up=(0, 1, 0)))
        place(o, (0, 0, 0), (-90, 0, 0)); place(o, (0, -.95, .20), (2.5, 0, 0)); place(o, (x, 0, 0), (0, 0, a))
        return o
    for i, (x, a) in enumerate(((-1.25, 5), (-.62, 2), (.02, -2), (.64, -4))):
        graver(i, x, a)
    # a small hammer
    o = [tube('shaft', [(0, -1.05, .12), (0, -.2, .12), (0, .85, .12)], [.085, .075, .055], h, res=18, flat=.8), place(tube('head', [(-.34, 0, 0), (-.26, 0, 0), (-.10, 0, 0), (.10, 0, 0), (.24, 0, 0), (.40, 0, 0)], [.135, .14, .095, .10, .075, .02], m, res=24), (0, .80, .14))]
    place(o, (1.38, .02, .03), (0, 0, -9))
    if v == 1:
        return dict(rot=-10, elev=52, fill=.80)
    return dict(rot=-34, elev=34, fill=.80, zoom=(.60, .02, .04), focus=35)


# ---- variants, see VARIANTS in develop.py

def scissors(h, m):
    """lie flat, points to +y"""
    o = []
    for sd in (-1, 1):
        b = slab('blade', [(0.02, -.15), (.10, .05), (.085, .7), (.012, 1.35), (-.012, 1.35), (-.03, .6), (-.05, -.1)], 0, .035, m, .008, 2, smooth=False)
        place(b, (0, 0, 0), (0, 0, 0), (sd, 1, 1))
        if sd < 0:
            b.data.flip_normals()
        arm = tube('arm', [(0.02 * sd, -.10, .02), (-.10 * sd, -.42, .03), (-.20 * sd, -.62, .03)], [.055, .05, .05], m, res=14, flat=.6)
        ring = tube('ring', [((-.27 + .17 * math.cos(a)) * sd, -.92 + .30 * math.sin(a), .04) for a in np.linspace(0, TAU, 29)[:-1]], .052, h, res=14, n=2, closed=True)
        q = place([b, arm, ring], (0, 0, .04 * (sd > 0)), (0, 0, 11 * sd))
        o += q
    o.append(place(cylinder('pin', .05, .11, m, .015, seg=32), (0, 0, 0)))
    return o


def tools_sewing(v):
    h, m, c = material('wood', 'handle', grain=(4, 4, 4), rough=.36), material('metal', 'metal', rough=.20), material('cloth', 'cloth', weave=22)
    thread2, wood = material('cloth', fixed=(.80, .72, .58), weave=60), material('wood', fixed=(.50, .33, .18), grain=(6, 6, 1))
    import textiles
    place(textiles.fold('cloth', textiles.serpentine(2.3, .06, 5, 0, 1.2), 1.9, .06, [c], wob=.025, seed=4, fray=.02), (-.6, .75, 0), (0, 0, 80))

    def reel(mt, x, y, lie=0):
        o = [spin('reel', [(wood, [(0, 0), (.20, 0), (.20, 0), (.21, .03), (.20, .06), (.11, .10), (.11, .10)]), (mt, [(.11, .10), (.185, .11), (.185, .11), (.19, .25), (.185, .39), (.185, .39), (.11, .40)]), (wood, [(.11, .40), (.20, .44), (.21, .47), (.20, .50), (.20, .50), (.05, .50), (.05, .50), (.05, .40)])], seg=64)]
        if lie:
            place(o, (0, 0, 0), (90, 0, 0)); place(o, (0, 0, .20))
        return place(o, (x, y, 0), (0, 0, lie))
    reel(c, 1.15, .85); reel(thread2, 1.55, .45); reel(c, 1.30, -.35, 35)
    tube('thread', [(1.30, -.56, .02), (1.5, -.95, .012), (1.25, -1.25, .012), (.85, -1.30, .012), (.6, -1.55, .012), (.35, -1.42, .012)], .010, c, res=6)
    o = scissors(h, m)
    place(o, (.30, -.78, .012), (0, 0, 68))
    tube('needle', [(.35, -1.42, .02), (.75, -1.55, .02)], [.004, .014], m, res=8, smooth=False)
    if v == 1:
        return dict(rot=-8, elev=46, fill=.80)
    return dict(rot=26, elev=36, fill=.82, zoom=(.66, .08, -.06), focus=35)


def tools_pottery(v):
    """a bowl on the wheel; the handle colour is the clay's"""
    clay, m, c = material('clay', 'handle', base=.45, rough=.5), material('metal', 'metal', rough=.32), material('cloth', 'cloth', weave=18)
    wood, sponge = material('wood', fixed=(.50, .33, .18), grain=(1, 8, 8)), material('soil', fixed=(.72, .55, .25))
    cylinder('wheel', 1.35, .16, m, .04)
    t = .06
    place(spin('bowl', [(clay, [(0, .0), (.50, 0), (.56, .02), (.54, .08), (.62, .22), (.84, .55), (.92, .78), (.93, .82), (.90, .845), (.86, .82), (.85, .78), (.76, .56), (.52, .26), (.3, .17), (0, .16)])], wobble=.006), (0, 0, .16))
    for k in range(5):      # marks of the fingers
        z = .30 + .10 * k
        r = np.interp(z, [.22, .55, .78], [.62, .84, .92]) + .004
        place(tube('ring', [(r * math.cos(a), r * math.sin(a), z + .004 * math.sin(3 * a)) for a in np.linspace(0, TAU, 73)[:-1]], .014, clay, res=8, n=1, closed=True), (0, 0, .16))
    place(slab('rib', smooth_line([(0, 0, 0), (.5, .02, 0), (.62, .25, 0), (.35, .46, 0), (.02, .40, 0), (-.08, .2, 0)], 8, closed=True)[:, :2].tolist(), 0, .05, wood, .02), (1.55, -.85, 0), (0, 0, 30))
    o = [tube('grip', [(0, 0, .06), (.4, 0, .07), (.85, 0, .06)], [.05, .075, .05], wood, res=16), tube('loop', [(.85, .03, .06), (1.1, .12, .06), (1.24, 0, .06), (1.1, -.12, .06), (.85, -.03, .06)], .013, m, res=8)]
    place(o, (.35, -1.85, 0), (0, 0, 14))
    o = [tube('grip', [(0, 0, .06), (.4, 0, .07), (.95, 0, .06)], [.05, .07, .045], wood, res=16), tube('needle', [(.93, 0, .06), (1.35, 0, .06)], [.018, .004], m, res=10, smooth=False)]
    place(o, (.20, -2.15, 0), (0, 0, 8))
    u, w = np.meshgrid(np.linspace(0, np.pi, 20), np.linspace(0, TAU, 33), indexing='ij')
    k = 1 + .05 * np.sin(5 * w) * np.sin(3 * u)
    vs = np.stack([.34 * k * np.sin(u) * np.cos(w), .26 * k * np.sin(u) * np.sin(w), .17 + .17 * k * np.cos(u)], -1).reshape(-1, 3)
    place(obj('sponge', vs, [(i * 33 + j, (i + 1) * 33 + j, (i + 1) * 33 + j + 1, i * 33 + j + 1) for i in range(19) for j in range(32)], sponge), (-1.35, -1.25, 0), (0, 0, 20))
    import textiles
    place(textiles.fold('cloth', textiles.serpentine(1.2, .07, 3, 0, 1.1), .9, .07, [c], wob=.03, seed=4, fray=.02), (1.75, .55, 0), (0, 0, 70))
    if v == 1:
        return dict(rot=-8, elev=32, fill=.82)
    return dict(rot=30, elev=44, fill=.82, zoom=(.62, -.06, .10), focus=40)


def tray_breakfast(v):
    """the round tray laid for two with banded mugs and speckled plates; the parts: mug, inside, plate"""
    from ceramics import MUG, cup, plate_shape
    tray_round(v, material('wood', fixed=(.686, .434, .227), grain=(.5, 4, 4)), material('wood', fixed=(.145, .061, .030), grain=(3, 9, 9)))
    mug, inside, plate = material('glaze', 'mug', pattern='stripes'), material('glaze', 'inside'), material('glaze', 'plate', pattern='speckles', speck=5)
    clay, rim = material('clay', fixed=(.485, .262, .133)), material('glaze', fixed=(.686, .571, .392))
    for x, turn in ((-1, 158), (1, 22)):
        place(cup(glaze=mug, inside=inside, clay=clay, **MUG), (.60 * x, .98, .10), (0, 0, turn))
        place(plate_shape(.86, plate, rim), (.885 * x, -.36, .10), (0, 0, 40 * x))
    return dict(rot=0, elev=36, fill=.84) if v == 1 else dict(rot=-26, elev=54, fill=.82)


MODELS = {'table': table, 'table.bench': bench, 'stool': stool, 'tray': tray, 'tray.round': tray_round, 'cutting-board': cutting_board, 'spoons': spoons, 'tools': tools,
          'tools.sewing': tools_sewing, 'tools.pottery': tools_pottery, 'tray.breakfast': tray_breakfast}
