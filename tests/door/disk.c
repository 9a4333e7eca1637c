/* A disk that fails when it is told to: loaded into the bot by LD_PRELOAD (tests/door/disk.rs).
 *
 * Only what is in the folder of TRIOMPHE_DATABASE is struck. DISK_CONTROL names a file of two numbers, which both
 * sides map: what is wrong with the disk, and how many calls were struck so far. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { WELL, FULL, READ_ONLY, SLOW, BROKEN };

struct control {
    volatile int32_t fault;
    volatile int32_t struck;
};

static struct control well;
static struct control *control = &well;
static char folder[PATH_MAX];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("DISK_CONTROL"), *database = getenv("TRIOMPHE_DATABASE");
    if (!file || !database)
        return;
    snprintf(folder, sizeof folder, "%s", database);
    char *slash = strrchr(folder, '/');
    if (!slash)
        return;
    slash[1] = 0;
    int fd = syscall(SYS_openat, AT_FDCWD, file, O_RDWR | O_CLOEXEC);
    void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (map == MAP_FAILED)
        abort();
    control = map;
    close(fd);
}

static int is_ours(const char *path) {
    return !strncmp(path, folder, strlen(folder));
}

static int is_our_file(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_ours(path);
}

static int strike(int error) {
    __sync_fetch_and_add(&control->struck, 1);
    errno = error;
    return -1;
}

/* How many of these bytes may be written at this place: on a full disk, those that are there already. */
static ssize_t room(int fd, size_t count, off_t at) {
    int fault = control->fault;
    if (fault == WELL || fault == SLOW || !is_our_file(fd))
        return count;
    if (fault == READ_ONLY)
        return strike(EROFS);
    if (fault == BROKEN)
        return strike(EIO);
    struct stat file;
    if (fstat(fd, &file) || at + (off_t)count <= file.st_size)
        return count;
    if (at >= file.st_size)
        return strike(ENOSPC);
    return file.st_size - at;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
    ssize_t left = room(fd, count, at);
    return left < 0 ? -1 : REAL(pwrite)(fd, bytes, left, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    return pwrite(fd, bytes, count, at);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    if (control->fault != WELL) {
        off_t at = lseek(fd, 0, SEEK_CUR);
        ssize_t left = at < 0 ? (ssize_t)count : room(fd, count, at);
        if (left < 0)
            return -1;
        count = left;
    }
    return REAL(write)(fd, bytes, count);
}

int ftruncate(int fd, off_t length) {
    struct stat file;
    if (!fstat(fd, &file) && room(fd, length > file.st_size ? length - file.st_size : 0, file.st_size) < 0)
        return -1;
    return REAL(ftruncate)(fd, length);
}

int ftruncate64(int fd, off64_t length) { return ftruncate(fd, length); }

static int synced(int fd, int (*sync)(int)) {
    if (control->fault == WELL || !is_our_file(fd))
        return sync(fd);
    switch (control->fault) {
    case SLOW: {
        struct timespec time = {2, 500000000};
        strike(0);
        nanosleep(&time, NULL);
        return sync(fd);
    }
    case READ_ONLY:
        return strike(EROFS);
    case BROKEN:
        return strike(EIO);
    default:
        return sync(fd);
    }
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* What opening a file for writing, or making one, fails with. */
static int refused(const char *path, int flags) {
    int fault = control->fault;
    if (fault == WELL || fault == SLOW || !is_ours(path))
        return 0;
    int makes = flags & O_CREAT && access(path, F_OK);
    if (fault == FULL)
        return makes ? ENOSPC : 0;
    if (fault == READ_ONLY)
        return makes || (flags & O_ACCMODE) != O_RDONLY ? EROFS : 0;
    return EIO;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    int error = refused(path, flags);
    return error ? strike(error) : (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return open(path, flags, mode);
}

static int changed(const char *path) {
    return (control->fault == READ_ONLY || control->fault == BROKEN) && is_ours(path)
               ? strike(control->fault == READ_ONLY ? EROFS : EIO)
               : 0;
}

int unlink(const char *path) { return changed(path) ? -1 : REAL(unlink)(path); }
int rename(const char *from, const char *to) { return changed(to) ? -1 : REAL(rename)(from, to); }
