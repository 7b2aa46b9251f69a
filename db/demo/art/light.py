"""Candles."""
import math
import numpy as np
from scene import *


def wick(m, z, h=.16):
    return tube('wick', [(0, 0, z - .05), (.003, 0, z + h * .5), (.022, .008, z + h)], [.016, .016, .012], m, res=10)


def pool(wax, r, z):
    """the top of a poured candle, a little dished"""
    return [(r, z), (r, z + .008), (r - .03, z + .012), (r * .6, z - .012), (.05, z - .022), (0, z - .012)]


def candle_holder(v):
    m, w = material('metal', 'metal', rough=.30), material('wax', 'wax')
    wk = material('cloth', fixed=(.05, .04, .035))

    def one(h, x, y, tall):
        o = [spin('holder', [(m, [(0, 0), (.50, 0), (.50, 0), (.53, .02), (.52, .045), (.40, .06), (.10, .09), (.055, .14), (.05, .22), (.085, .27), (.05, .32), (.045, h - .28), (.075, h - .24), (.05, h - .20), (.08, h - .13), (.15, h - .10), (.155, h), (.155, h), (.135, h), (.13, h - .03)])], seg=80),
             spin('candle', [(w, [(.108, h - .05), (.108, h - .05), (.100, h + tall * .7), (.092, h + tall - .02), (.08, h + tall), (0, h + tall + .02)])], seg=48),
             place(wick(wk, 0, .13), (0, 0, h + tall + .02))]
        return place(o, (x, y, 0))
    if v == 1:
        one(1.05, 0, 0, 1.7)
        return dict(rot=0, elev=14, fill=.74)
    one(1.45, 0, 0, 1.6); one(.95, -.95, -.35, 1.5); one(.62, .75, -.75, 1.5)
    return dict(rot=0, elev=20, fill=.78)


def candle_jar(v):
    g, w, k = None, material('wax', 'wax', rough=.45), material('cloth', 'wick', base=.1)
    g = glass('glass')
    lid = material('wood', fixed=(.50, .33, .18), grain=(2, 9, 9))

    def one(r=.52, h=1.05):
        return [spin('glass', [(g, [(0, 0), (r - .06, 0), (r - .02, .02), (r, .08), (r, .08), (r, h - .02), (r - .012, h), (r - .03, h), (r - .042, h - .02), (r - .042, h - .02), (r - .042, .10), (r - .08, .07), (0, .07)])], seg=112),
                spin('wax', [(w, [(0, .075), (r - .09, .075), (r - .05, .11), (r - .047, .14), (r - .047, .14), (r - .047, h * .74)] + pool(w, r - .047, h * .74))]),
                wick(k, h * .74, .20)]
    one()
    if v == 1:
        return dict(rot=0, elev=20, fill=.56)
    place(one(.40, .80), (-.98, .35, 0))
    place(cylinder('lid', .53, .11, lid, .025), (.62, -.78, 0))
    return dict(rot=0, elev=36, fill=.74)


def candle_pillar(v):
    w, k = material('wax', 'wax', pattern=True, dip=((0, 0, 1), .7), speck=7, stripes=2), material('cloth', 'wick', base=.1)

    def one(r=.20, h=2.0):
        return [spin('pillar', [(w, [(0, 0), (r - .02, 0), (r, .02), (r, .02), (r, h - .04), (r - .008, h - .006), (r - .03, h), (r - .06, h - .015), (r * .45, h - .03), (.03, h - .035), (0, h - .035)])], wobble=.003), wick(k, h - .04, .20)]
    one()
    if v == 1:
        return dict(rot=0, elev=16, fill=.74)
    lying = place(one(), (0, 0, 0), (0, 88.9, 0))
    place(lying, (-.55, -.62, .20), (0, 0, -16))
    return dict(rot=0, elev=28, fill=.78)


def tapers(v):
    w, k = material('wax', 'wax', pattern=True), material('cloth', 'wick', base=.1)

    def one(L=2.5):
        return [spin('taper', [(w, [(0, 0), (.105, 0), (.11, .02), (.108, .3), (.085, L * .7), (.070, L - .06), (.05, L), (0, L + .03)])], seg=40), wick(k, L + .02, .24)]
    rng = np.random.RandomState(2)
    if v == 1:
        for i in range(6):
            o = place(one(), (0, 0, 0), (90, 0, 0)); place(o, ((i - 2.5) * .25, 1.25 + rng.uniform(-.04, .04), .11), (0, 0, rng.uniform(-1, 1)))
        return dict(rot=40, elev=38, fill=.76)
    cup_ = material('matte', fixed=(.60, .54, .46))
    for i, (x, y, L) in enumerate(((0, 0, 2.5), (.62, -.35, 2.5), (-.58, -.25, 2.5))):
        place(one(L), (x, y, .10))
        place(spin('foot', [(cup_, [(0, 0), (.26, 0), (.28, .03), (.20, .09), (.15, .22), (.135, .24), (.115, .22), (.11, .12)])], seg=64), (x, y, 0))
    return dict(rot=0, elev=14, fill=.76)


def tealight(v):
    """a low ceramic dish for a small candle; the part is still called metal"""
    m, w = material('glaze', 'metal', pattern=True, speck=8, dip=((0, 0, 1), .2)), material('wax', 'wax')
    tin = material('metal', fixed=(.75, .74, .72)); k = material('cloth', fixed=(.06, .05, .04))

    def one():
        return [spin('dish', [(m, [(0, .01), (.44, .0), (.50, .03), (.56, .16), (.60, .30), (.60, .30), (.59, .325), (.565, .31), (.52, .17), (.46, .08), (.40, .065), (0, .065)])], wobble=.004),
                spin('tin', [(tin, [(0, .066), (.225, .066), (.23, .075), (.23, .24), (.23, .24), (.238, .245), (.225, .245), (.222, .22)])], seg=64),
                spin('wax', [(w, [(.222, .21), (.12, .20), (0, .205)])], seg=48), wick(k, .20, .09)]
    one()
    if v == 1:
        return dict(rot=0, elev=26, fill=.58)
    place(one(), (1.2, .75, 0)); place(one(), (-.55, 1.15, 0))
    return dict(rot=0, elev=40, fill=.78)


MODELS = {'candle-holder': candle_holder, 'candle-jar': candle_jar, 'candle-pillar': candle_pillar,
          'candle-pillar.taper': tapers, 'candle-holder.tealight': tealight}
