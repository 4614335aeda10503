// All countries of which something is known. A new one is a file beside this one and its line here.
import type { Country } from '../country.ts';
import { AE } from './ae.ts';
import { AR } from './ar.ts';
import { AT } from './at.ts';
import { AU } from './au.ts';
import { BA } from './ba.ts';
import { BE } from './be.ts';
import { BG } from './bg.ts';
import { BR } from './br.ts';
import { CA } from './ca.ts';
import { CH } from './ch.ts';
import { CI } from './ci.ts';
import { CL } from './cl.ts';
import { CM } from './cm.ts';
import { CN } from './cn.ts';
import { CO } from './co.ts';
import { CY } from './cy.ts';
import { CZ } from './cz.ts';
import { DE } from './de.ts';
import { DK } from './dk.ts';
import { DO } from './do.ts';
import { EC } from './ec.ts';
import { EE } from './ee.ts';
import { EG } from './eg.ts';
import { ES } from './es.ts';
import { FI } from './fi.ts';
import { FR } from './fr.ts';
import { GA } from './ga.ts';
import { GB } from './gb.ts';
import { GF } from './gf.ts';
import { GP } from './gp.ts';
import { GR } from './gr.ts';
import { GT } from './gt.ts';
import { HK } from './hk.ts';
import { HR } from './hr.ts';
import { HU } from './hu.ts';
import { ID } from './id.ts';
import { IE } from './ie.ts';
import { IL } from './il.ts';
import { IN } from './in.ts';
import { IT } from './it.ts';
import { JP } from './jp.ts';
import { KE } from './ke.ts';
import { KR } from './kr.ts';
import { LI } from './li.ts';
import { LT } from './lt.ts';
import { LU } from './lu.ts';
import { LV } from './lv.ts';
import { MA } from './ma.ts';
import { MQ } from './mq.ts';
import { MT } from './mt.ts';
import { MX } from './mx.ts';
import { MY } from './my.ts';
import { NG } from './ng.ts';
import { NL } from './nl.ts';
import { NO } from './no.ts';
import { NZ } from './nz.ts';
import { PE } from './pe.ts';
import { PH } from './ph.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { RE } from './re.ts';
import { RO } from './ro.ts';
import { SE } from './se.ts';
import { SG } from './sg.ts';
import { SI } from './si.ts';
import { SK } from './sk.ts';
import { SN } from './sn.ts';
import { TH } from './th.ts';
import { TN } from './tn.ts';
import { TR } from './tr.ts';
import { TW } from './tw.ts';
import { US } from './us.ts';
import { VN } from './vn.ts';
import { YT } from './yt.ts';
import { ZA } from './za.ts';

export const COUNTRIES: Country[] = [
  AE,
  AR,
  AT,
  AU,
  BA,
  BE,
  BG,
  BR,
  CA,
  CH,
  CI,
  CL,
  CM,
  CN,
  CO,
  CY,
  CZ,
  DE,
  DK,
  DO,
  EC,
  EE,
  EG,
  ES,
  FI,
  FR,
  GA,
  GB,
  GF,
  GP,
  GR,
  GT,
  HK,
  HR,
  HU,
  ID,
  IE,
  IL,
  IN,
  IT,
  JP,
  KE,
  KR,
  LI,
  LT,
  LU,
  LV,
  MA,
  MQ,
  MT,
  MX,
  MY,
  NG,
  NL,
  NO,
  NZ,
  PE,
  PH,
  PL,
  PT,
  RE,
  RO,
  SE,
  SG,
  SI,
  SK,
  SN,
  TH,
  TN,
  TR,
  TW,
  US,
  VN,
  YT,
  ZA,
];
