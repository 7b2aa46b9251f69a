"""Composed scenes: a table, a shelf, a chair by the window. They stand in a room (scene.room), with a shallow focus, 1080 × 720 or, for slides, 1280 × 854."""
import bpy, math
import numpy as np
from scene import *
from ceramics import MUG, bowl_shape, cup, plate_shape, teapot_shape, twig
from pantry import bean, dripper, heap, kettle_shape, scatter_beans, tin_shape
from stationery import book
from textiles import fold, pillow, serpentine
from wood import leg, tools_pottery

OAK, WALNUT, LINEN, PLASTER, CREAM, SAND, CLAY = (.36, .225, .12), (.16, .085, .045), (.64, .56, .43), (.60, .545, .47), (.76, .70, .60), (.55, .45, .32), (.42, .21, .115)

SLIDE = (1280, 854)      # of scenes that the slides of the home page show large: there too the mugs behind stay clear


def boards(z=0.0, colour=OAK, width=1.6, near=-9, far=9, long=46, thick=.3):
    """a floor or a table top of boards along x, its upper side at z"""
    w = material('wood', fixed=colour, grain=(.16, 2.2, 2.2), scale=.8, vary=.10)
    for k in range(int((far - near) / width)):
        place(rbox('board', (long, width - .015, thick), w, .03), (1.7 * math.sin(5 * k), near + (k + .5) * width, z - thick))


def wall(y, colour=PLASTER, tall=30):
    m = material('paper', fixed=colour, scale=.12, rough=.95)
    return sheet('wall', lambda u, w: ((u - .5) * 80, y + .02 * np.sin(40 * u) * np.sin(30 * w), (w - .3) * tall * 2), 60, 40, m, 0, (80, 60))


def shelf(y, z, depth=2.2, colour=WALNUT, long=30):
    return place(rbox('shelf', (long, depth, .28), material('wood', fixed=colour, grain=(.2, 3, 3)), .03), (0, y - depth / 2, z - .28))


def napkin(m, layers=3, w=1.5, d=1.5, seed=1):
    return [fold('napkin', serpentine(w, .03, layers, 0, 1.3), d, .03, [m], wob=.025, seed=seed, ny=40, fray=.03)]


def drink(r, z, colour):
    return spin('drink', [(material('gloss', fixed=colour, rough=.05), [(0, z), (r * .8, z), (r, z + .006)])], seg=64)


def filled_cup(h, r, foot, mats, colour, belly=0.0):
    return cup(h, r, foot, *mats, belly=belly) + [drink(r - .05 + belly * .5, h - .14, colour)]


def vase_with_twigs(at, n=3, colour=CREAM, h=1.7):
    g = material('glaze', fixed=colour)
    o = built(lambda: spin('vase', [(g, [(0, 0), (.36, 0), (.46, .06), (.70, .45), (.72, .75), (.52, 1.15), (.27, 1.34), (.23, 1.44), (.27, 1.54), (.24, 1.54), (.20, 1.44), (.22, 1.3)])], wobble=.003))
    tw, lf = material('wood', fixed=(.16, .11, .07)), material('leaf', fixed=(.20, .23, .13), rough=.7)
    for k in range(n):
        a = k * 2.4 + .6
        o += built(lambda: twig((0, 0, 1.2), h * (1 - .10 * k), (.7 * math.cos(a), .5 * math.sin(a)), 3 + k, tw, lf))
    return place(o, at)


def books(at, colours, turn=0):
    o = []
    for k, c in enumerate(colours):
        o += place(book(material('cloth', fixed=c, weave=40), material('paper', fixed=(.74, .68, .56)), w=1.5 - .08 * k, h=2.1 - .1 * k, t=.26), (0, 0, k * .265), (0, 0, 7 * math.sin(3 * k)))
    return place(o, at, (0, 0, turn))


def drape(m, fringe, W, path, pleats=3, seed=1, thick=.14):
    """cloth of width W along y thrown over something: path is (x, z, how loose), its outer side on the right of the way"""
    rng = np.random.RandomState(seed)
    p = smooth_line(path, 10)
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1))])
    t = np.gradient(p[:, :2], axis=0); t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
    ph = rng.uniform(0, 6, 3)

    def fn(u, w):
        x, z, nx, nz, loose = (np.interp(w * arc[-1], arc, q) for q in (p[:, 0], p[:, 1], t[:, 1], -t[:, 0], p[:, 2]))
        wave = np.sin(pleats * TAU * u + ph[0] + 1.3 * np.sin(5 * u + ph[1]) + .6 * np.sin(4 * w)) + .5 * np.sin(pleats * 1.65 * TAU * u + ph[2] + 2 * w)
        out = loose * (wave + 1.1) + .02 * noise2(u * 5, w * 9, seed, 2, 2)
        y = (u - .5) * W * (1 - .35 * loose) + .4 * loose * np.cos(pleats * TAU * u + ph[0]) + .10 * np.sin(5 * w + seed)
        return x + nx * out, y, z + nz * out
    o = [sheet('drape', fn, 150, 150, m, thick, (W, arc[-1]))]
    for w in (0.0, 1.0) if fringe else ():
        u = np.linspace(.01, .99, int(W / .085))
        x, y, z = fn(u, np.full(len(u), w))
        for k in range(len(u)):
            j = rng.uniform(-.05, .05, 3)
            o.append(tube('fr', [(x[k], y[k], z[k] + .06), (x[k] + j[0] * .4, y[k] + j[1] * .5, z[k] - .18), (x[k] + j[0], y[k] + j[1], z[k] - .42 + j[2])], [.030, .034, .018], fringe, res=6, n=3))
    return o


def chair(m):
    """faces -x, its back at x = 2"""
    o = [place(rbox('seat', (4.3, 4.2, .26), m, .08), (0, 0, 4.3))]
    for x, y in ((-1.8, -1.75), (-1.8, 1.75)):
        o.append(leg(m, (x, y, 4.4), (x * 1.08, y * 1.06, 0), .20, .14))
    for y in (-1.75, 1.75):
        o.append(tube('post', [(2.35, y, 0), (1.95, y, 4.4), (2.1, y, 7.0), (2.35, y, 9.1)], [.16, .20, .17, .14], m, res=20))
    for z, x in ((8.9, 2.31), (6.3, 2.05)):
        o.append(place(rbox('rail', (.20, 3.5, .62), m, .09), (x, 0, z - .3), (0, 6, 0)))
    return o


# ---------------------------------------------------------------- the scenes

def morning():
    """two mugs on the kitchen table"""
    boards(); wall(6.5)
    mats = material('glaze', 'glaze', pattern=True, dip=((0, 0, 1), .46), speck=6), material('glaze', 'inside'), material('clay', 'clay')
    cloth = material('cloth', fixed=LINEN, weave=26)
    place(napkin(cloth, 2, 2.3, 2.0), (-.15, -.1, 0), (0, 0, 24))
    place(filled_cup(mats=mats, colour=(.045, .018, .008), **MUG), (-.05, -.15, .075), (0, 0, -28))
    place(filled_cup(mats=mats, colour=(.045, .018, .008), **MUG), (1.35, 1.25, 0), (0, 0, 160))
    place(teapot_shape(material('glaze', fixed=CREAM), material('wood', fixed=OAK, grain=(3, 9, 9))), (-1.75, 2.2, 0), (0, 0, 20), 1.1)
    vase_with_twigs((3.1, 3.6, 0), h=2.2)
    return dict(camera=((.5, -8.6, 3.6), (.15, .35, .62), 62, (0, -.45, .6), .07), sun=(-1, .15, .55), pixels=SLIDE)


def blanket_on_chair():
    """a blanket over the back of a chair by the window"""
    boards(near=-16, far=7); wall(6.2)
    place(rbox('skirting', (80, .3, 1.0), material('paper', fixed=(.68, .62, .53)), .03), (0, 6.0, 0))
    m, fr = material('cloth', 'cloth', weave=13, pattern=True, stripes=.5, base=.5), material('cloth', 'fringe', weave=30)
    oak = material('wood', fixed=OAK, grain=(3, 3, .5))
    o = chair(oak)
    path = [(2.85, 4.6, .16), (2.72, 6.5, .10), (2.60, 8.3, .05), (2.56, 9.1, .03), (2.34, 9.36, .03), (2.10, 9.1, .03), (1.98, 8.0, .07), (1.74, 6.0, .12), (1.45, 4.9, .08), (.6, 4.62, .03), (-1.6, 4.66, .02), (-2.28, 4.56, .02), (-2.56, 4.0, .05), (-2.62, 2.7, .15), (-2.70, 1.7, .22)]
    o += drape(m, fr, 3.5, path)
    linen = material('cloth', fixed=LINEN, weave=20)
    o += place(place(pillow(linen, linen, s=1.05, h=.36), (0, 0, 0), (0, -66, 0)), (1.15, .75, 5.75), (0, 0, 12))
    place(o, (1.0, .6, 0), (0, 0, 58))
    place(built(lambda: [spin('seat', [(oak, [(0, 3.9), (1.3, 3.9), (1.45, 4.0), (1.45, 4.15), (1.3, 4.2), (0, 4.2)])])] + [leg(oak, (.8 * math.cos(a), .8 * math.sin(a), 3.95), (1.25 * math.cos(a), 1.25 * math.sin(a), 0), .16, .11) for a in (.3, 2.4, 4.5)]), (-5.2, 1.2, 0))
    books((-5.3, 1.2, 4.2), ((.16, .2, .17), (.55, .45, .32)), 25)
    mats = material('glaze', fixed=CREAM), material('glaze', fixed=CREAM), material('clay', fixed=CLAY)
    place(filled_cup(.95, .44, .34, mats, (.05, .02, .01)), (-5.1, 1.1, 4.74), (0, 0, 200))
    return dict(camera=((-3.4, -22, 8.8), (-1.1, 0, 4.9), 52, (.3, -.6, 6), .14), sun=(-1, -.62, .62), pane=(6, 8), pixels=SLIDE)


def pour_over():
    """a dripper on its stand on the kitchen counter, the kettle beside it"""
    boards(colour=WALNUT, width=2.6, far=5.2); wall(5.0)
    shelf(5.0, 2.45)
    for x, h, c in ((-2.6, 1.1, SAND), (-1.4, .8, CREAM), (2.9, 1.2, (.12, .17, .14))):
        place(tin_shape(material('glaze', fixed=c), material('wood', fixed=OAK), .46, h), (x, 4.0, 2.45))
    for k in range(3):
        place(bowl_shape(.5, .72, .34, *[material('glaze', fixed=CREAM)] * 3), (1.2, 4.0, 2.45 + .2 * k))
    place(built(lambda: dripper(1)), (0, 0, 0), (0, 0, -24))
    place(kettle_shape(material('metal', fixed=(.70, .69, .67), rough=.26), material('wood', fixed=OAK, grain=(3, 9, 9))), (-2.35, 1.3, 0), (0, 0, 172))
    bowl = material('glaze', fixed=CREAM)
    dark, line = material('bean', fixed=(.055, .027, .014)), material('bean', fixed=(.11, .06, .032))
    place(bowl_shape(.42, .62, .30, bowl, bowl, bowl), (1.75, -.2, 0))
    place(heap(120, .48, .31, .10, bean(dark, line), np.random.RandomState(5), 55), (1.75, -.2, 0))
    scatter_beans(16, (1.25, -1.15), .45, bean(dark, line), np.random.RandomState(8))
    return dict(camera=((1.2, -10.4, 3.5), (-.15, .4, 1.25), 60, (0, -.5, 1.6), .07), sun=(-1, -.12, .6), pixels=SLIDE)


def at_the_wheel():
    """a bowl on the wheel, pots drying on the shelf behind"""
    boards(colour=SAND, width=3.2, far=6); wall(5.6, (.55, .50, .44))
    bisque = material('clay', fixed=(.55, .36, .25)), material('clay', fixed=(.62, .52, .42))
    for z in (2.2, 4.6):
        shelf(5.6, z, 1.9, OAK)
        for k in range(9):
            x, m = -5.6 + k * 1.4 + .2 * math.sin(k * 3 + z), bisque[(k + int(z)) % 2]
            if (k + int(z)) % 3:
                place(cup(.95, .44, .34, m, m, m, ear=False), (x, 4.6, z))
            else:
                place(bowl_shape(.55, .62, .3, m, m, m), (x, 4.6, z))
    place(built(lambda: tools_pottery(1)), (0, 0, 0), (0, 0, -12))
    return dict(camera=((.6, -10.6, 4.1), (.1, .15, .75), 62, (0, -.6, .8), .22), sun=(-1, -.2, .6))


def laid_table():
    """a place laid for supper"""
    boards(); wall(8)
    g, m = material('glaze', 'glaze', pattern=True, dip=((1, .25, 0), .25), speck=5, stripes=2.2), material('glaze', 'rim')
    place(plate_shape(1.35, g, m)); place(plate_shape(1.0, g, m), (0, 0, .075), (0, 0, 40))
    place(plate_shape(1.35, g, m), (2.6, 3.3, 0), (0, 0, 70))
    linen, steel = material('cloth', fixed=LINEN, weave=24), material('metal', fixed=(.62, .47, .26), rough=.24)
    place(napkin(linen, 4, .85, 1.9, 4), (-2.05, .05, 0), (0, 0, 6))
    place(built(lambda: fork(steel)), (-2.05, .0, .17), (0, 0, 4)); place(built(lambda: knife(steel)), (1.72, -.05, .0), (0, 0, -3))
    bowl = material('glaze', fixed=CREAM)
    place(bowl_shape(.62, .95, .40, bowl, bowl, bowl), (-1.5, 3.0, 0))
    vase_with_twigs((.9, 4.4, 0), n=3, colour=(.30, .34, .28), h=2.0)
    return dict(camera=((.2, -8.6, 5.2), (.05, .55, .2), 58, (0, -.5, .15), .22), sun=(-1, .2, .55))


def fork(m):
    tube('fork', [(0, -1.05, .03), (0, -.3, .05), (0, .25, .04), (0, .5, .06)], [.060, .035, .03, .075], m, res=12, flat=.35, n=8, up=(0, 0, 1))
    for k in (-1, 0, 1):
        tube('tine', [(k * .058, .46, .06), (k * .062, .75, .045), (k * .055, .98, .07)], [.020, .018, .010], m, res=8, n=5)


def knife(m):
    tube('grip', [(0, -1.1, .03), (0, -.5, .04), (0, .0, .035)], [.065, .055, .045], m, res=12, flat=.4, n=6, up=(0, 0, 1))
    tube('blade', [(0, -.02, .035), (.02, .45, .035), (.01, .85, .035), (-.03, 1.05, .035)], [.05, .085, .075, .012], m, res=10, flat=.14, n=6, up=(0, 0, 1))


VIEWS = {'mug:3': morning, 'blanket:3': blanket_on_chair, 'dripper:3': pour_over, 'tools.pottery:3': at_the_wheel, 'plate:3': laid_table}
