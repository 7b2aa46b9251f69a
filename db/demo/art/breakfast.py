"""The breakfast set, in use on a bed by the window, and wrapped as a present."""
import numpy as np
from scene import *
from gifts import one_box
from rooms import CREAM, LINEN, OAK, PLASTER, drink, wall
from textiles import pillow
from wood import tray_breakfast


def bedding(colour, seed=2):
    """a quilt in soft folds: height .0 where the tray stands"""
    def fn(u, w):
        x, y = 16 * (u - .5), 13 * (w - .42)
        flat = np.clip((np.hypot(x, y + .1) - 2.1) / 1.6, 0, 1)
        return x, y, flat * (.34 * noise2(x, y, seed, 3, .55) + .10 * np.sin(1.6 * x + .9 * y)) - .02
    return sheet('quilt', fn, 220, 180, material('cloth', fixed=colour, weave=16), .0, (16, 13))


def toast(at, turn):
    """a slice of bread on a plate"""
    crust, soft = material('soil', fixed=(.36, .18, .07)), material('soil', fixed=(.66, .50, .31))
    line = [(.46 * np.cos(t), .34 * np.sin(t) + .10 * (np.sin(t) > 0)) for t in np.linspace(0, TAU, 41)[:-1]]
    inner = [(.88 * x, .86 * y) for x, y in line]
    return place([slab('bread', line, 0, .12, crust, .03), slab('crumb', inner, .0, .128, soft, .02)], at, (0, 0, turn))


def in_bed():
    wall(6.4, PLASTER); bedding((.70, .655, .57))
    linen, stripe = material('cloth', fixed=LINEN, weave=20), material('cloth', fixed=(.76, .71, .63), weave=20)
    place(pillow(stripe, stripe, s=2.2, h=.75), (-2.3, 4.0, 1.5), (62, 0, 6)); place(pillow(linen, linen, s=2.0, h=.7, seed=5), (2.2, 4.1, 1.4), (60, 0, -8))
    tray_breakfast(1)
    for x in (-1, 1):
        place(drink(.345, .76, (.05, .02, .01)), (.60 * x, .98, .10))
    toast((-.90, -.36, .16), 30); toast((-.82, -.30, .28), 64); toast((.90, -.38, .16), -40)
    paper, ink = material('paper', fixed=(.62, .59, .53)), material('paper', fixed=(.25, .24, .23))
    news = [place(rbox('paper', (2.0, 1.4, .04), paper, .015), (0, 0, .045 * k), (0, 0, 2 * k)) for k in range(2)] + [place(rbox('line', (.52, .03, .003), ink, .001, 1), (-.62 + .62 * c, .36 - .085 * k, .086), (0, 0, 2)) for c in range(3) for k in range(10)] + [place(rbox('head', (1.5, .10, .003), ink, .001, 1), (-.15, .55, .086), (0, 0, 2))]
    place(news, (3.0, -.55, .05), (0, 0, -24))
    return dict(camera=((.1, -9.6, 5.6), (.15, .45, .35), 58, (0, -.4, .4), .10), sun=(-1, .1, .52))


def wrapped():
    """the whole set in its box, one mug and one plate beside it"""
    from ceramics import MUG, cup, plate_shape
    mug, inside, plate = material('glaze', 'mug', pattern='stripes'), material('glaze', 'inside'), material('glaze', 'plate', pattern='speckles', speck=5)
    clay, rim = material('clay', fixed=(.485, .262, .133)), material('glaze', fixed=(.686, .571, .392))
    kraft, ribbon = material('paper', fixed=(.42, .29, .17)), material('cloth', fixed=(.37, .085, .03), weave=34)
    place(one_box(kraft, ribbon, kraft, 2.5, 2.5, .94), (0, .6, 0), (0, 0, 10), 1.6)
    place(cup(glaze=mug, inside=inside, clay=clay, **MUG), (-.35, -2.35, 0), (0, 0, 215))
    o = place(plate_shape(.86, plate, rim), (0, 0, 0), (74, 0, 0)); place(o, (1.30, -1.72, .83), (0, 0, 6))
    return dict(rot=8, elev=26, fill=.82)


VIEWS = {'tray.breakfast:3': in_bed, 'tray.breakfast:4': wrapped}
